import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { ComparedRowValue, Comparison } from '@ayrac/contract/comparison.ts';
import { LEAST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import type { ReactNode } from 'react';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { ColumnHead } from './column-head.tsx';
import { CompareFrame } from './compare-frame.tsx';
import { ComparedCell } from './compared-cell.tsx';

interface ComparedTableProps {
  readonly comparison: Comparison;
  /** Everything that is compared, loans included. */
  readonly words: readonly string[];
}

/** The campaigns as columns, their facts as rows. */
export function ComparedTable({ comparison, words }: ComparedTableProps) {
  const compare = useScreenPhrases('compare');
  const { campaigns, rows } = comparison;
  const isCompared = campaigns.length >= LEAST_COMPARED;
  const groups = [
    { title: compare.differing, rows: rows.filter(({ isEqual }) => !isEqual) },
    { title: compare.alike, rows: rows.filter(({ isEqual }) => isEqual) },
  ].filter((group) => isCompared && group.rows.length > 0);
  return (
    <CompareFrame
      caption={compare.caption}
      corner={compare.facts}
      words={compare}
      columns={campaigns.map((campaign) => ({
        key: campaign.id,
        name: campaign.title.text,
        head: <ColumnHead campaign={campaign} others={words.filter((word) => word !== campaign.slug)} />,
      }))}
    >
      {groups.map((group) => (
        <Group key={group.title} title={group.title} columns={campaigns.length}>
          {group.rows.map((row) => (
            <tr key={row.label?.text ?? row.fact}>
              <th scope="row">
                <RowLabel row={row} />
              </th>
              {campaigns.map(({ id }, place) => (
                <td key={id}>
                  <ComparedCell row={row} place={place} />
                </td>
              ))}
            </tr>
          ))}
        </Group>
      ))}
      {isCompared && <Rest comparison={comparison} />}
    </CompareFrame>
  );
}

interface GroupProps {
  readonly title: string;
  readonly columns: number;
  readonly children: ReactNode;
}

function Group({ title, columns, children }: GroupProps) {
  return (
    <>
      <tr className="compare-group">
        <th scope="colgroup" colSpan={columns + 1}>
          {title}
        </th>
      </tr>
      {children}
    </>
  );
}

function RowLabel({ row: { fact, label } }: { readonly row: ComparedRowValue }) {
  const words = useScreenPhrases('campaignFacts');
  if (fact === 'stated') return label === null ? null : <ForeignText value={label} />;
  if (fact === 'endAt') return words.validUntil;
  return { ...words.figures, ...words.vehicle }[fact];
}

/** Rows without figures: the conditions, and facts that only one campaign has. */
function Rest({ comparison: { campaigns } }: { readonly comparison: Comparison }) {
  const compare = useScreenPhrases('compare');
  const rows = [
    {
      label: compare.conditions,
      lists: campaigns.map(({ conditions }) =>
        conditions.map((text) => <ForeignText key={text.text} value={text} />),
      ),
    },
    {
      label: compare.others,
      lists: campaigns.map(({ others }) =>
        others.map(({ label, value }) => (
          <span key={label.text}>
            <ForeignText value={label} />: <ForeignText value={value} />
          </span>
        )),
      ),
    },
  ].filter(({ lists }) => lists.some((list) => list.length > 0));
  if (rows.length === 0) return null;
  return (
    <Group title={compare.rest} columns={campaigns.length}>
      {rows.map(({ label, lists }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {campaigns.map(({ id }, place) => (
            <td key={id}>
              <Lines lines={lists[place] ?? []} />
            </td>
          ))}
        </tr>
      ))}
    </Group>
  );
}

function Lines({ lines }: { readonly lines: readonly ReactNode[] }) {
  const compare = useScreenPhrases('compare');
  if (lines.length === 0) return <span className="compare-missing">{compare.unstated}</span>;
  return (
    <ul className="compare-lines">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and two lines may be equal.
        <li key={place}>{line}</li>
      ))}
    </ul>
  );
}
