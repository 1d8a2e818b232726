import { useLocale } from '@ayrac/browser/locale.ts';
import type { ImportDetail, ImportedTableRow } from '@ayrac/contract/office/imports.ts';
import { rowOutcomes } from '@ayrac/domain/import/import-state.ts';
import { exactDecimals, formatCount, formatNumber } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { usePages } from '#office/paged/use-pages.ts';
import { useQueryState } from '#office/paged/use-query-state.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

const ROW_HEIGHT = 56;
const heads = ['line', 'label', 'outcome', 'details'] as const;
const tones = { new: 'success', changed: 'info', unchanged: 'neutral', refused: 'danger' } as const;

/** Effect of each row of an import. Only visible rows are rendered. */
export function ImportRows({ run }: { readonly run: ImportDetail }) {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const [address, change] = useQueryState();
  const outcome = rowOutcomes.find((one) => one === address.get('outcome'));
  const { counts, state } = run;
  // Part of the query key, so that the rows are loaded again when the import has progressed.
  const key = ['import-rows', run.id, outcome ?? '', state, String(run.passed), String(counts.written)];
  const { answer, items } = usePages(key, (cursor, signal) =>
    client.listImportRows({ params: { id: run.id }, query: { outcome, cursor } }, { signal }),
  );
  const list = useRef<HTMLOListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setScrollMargin(Math.round(list.current.getBoundingClientRect().top + scrollY));
  });
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => items[at]?.number ?? at,
    overscan: 12,
    scrollMargin,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetching, fetchNextPage } = answer;
  useEffect(() => {
    if (last >= items.length - 20 && hasNextPage && !isFetching) fetchNextPage();
  }, [last, items.length, hasNextPage, isFetching, fetchNextPage]);
  const labelOf = (value: (typeof rowOutcomes)[number]) =>
    `${words.outcomes[value]} ${formatCount(counts[value], locale)}`;
  return (
    <div className="import-rows">
      <Segments
        legend={words.filter}
        legendHidden
        value={outcome ?? 'all'}
        onChange={(next) => change({ outcome: next === 'all' ? '' : next }, { replace: true })}
        segments={[
          { value: 'all', label: words.all },
          ...rowOutcomes.map((value) => ({ value, label: labelOf(value) })),
        ]}
      />
      {answer.isSuccess && items.length === 0 && <p className="import-remark">{words.noRows}</p>}
      <div className="import-frame" hidden={items.length === 0}>
        <div className="import-heads import-row-heads" aria-hidden="true">
          {heads.map((name) => (
            <span key={name}>{words.rows[name]}</span>
          ))}
        </div>
        <ol
          ref={list}
          className="import-table"
          aria-label={words.rows.title}
          style={{ height: virtual.getTotalSize() }}
        >
          {shown.map(({ index, start }) => {
            const row = items[index];
            return (
              row && (
                <li
                  key={row.number}
                  ref={virtual.measureElement}
                  data-index={index}
                  data-row
                  tabIndex={-1}
                  aria-setsize={answer.data?.pages[0]?.total ?? items.length}
                  aria-posinset={index + 1}
                  className="import-row"
                  style={{ transform: `translateY(${start - scrollMargin}px)` }}
                >
                  <RowContent row={row} run={run} />
                </li>
              )
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** States in which no further row is written. */
const overStates: readonly ImportDetail['state'][] = ['done', 'cancelled', 'undoing', 'undone'];

interface RowProps {
  readonly row: ImportedTableRow;
  readonly run: ImportDetail;
}

function RowContent({ row, run }: RowProps) {
  const { imports: words } = useOfficePhrases();
  const locale = useLocale();
  const names: Readonly<Record<string, string>> = words.fields[run.kind];
  const format = (value: ImportedTableRow['changes'][number]['before']) => {
    if (value === null) return words.nothing;
    if (typeof value === 'number') return formatNumber(value, locale, { decimals: exactDecimals(value, 0) });
    return typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);
  };
  return (
    <>
      <span className="import-figure">{formatCount(row.line, locale)}</span>
      <span className="import-label">{row.label}</span>
      <RowBadge row={row} run={run} />
      <ul className="import-details">
        {row.problems.map(({ field, column, value, message, binOf }) => (
          <li key={field} className="import-problem">
            {words.problem({ column: column ?? names[field] ?? field, value, message })}{' '}
            {binOf !== null && (
              <Link className="link" to={`/admin/${binOf}?bin=only`}>
                {words.openBin}
              </Link>
            )}
          </li>
        ))}
        {(row.outcome === 'new' || row.outcome === 'changed') &&
          row.changes.map(({ field, before, after }) => (
            <li key={field}>
              {names[field] ?? field}: {row.outcome === 'changed' && <del>{format(before)}</del>}{' '}
              <ins>{format(after)}</ins>
            </li>
          ))}
      </ul>
    </>
  );
}

/** What becomes of a row, or became of it. */
function RowBadge({ row: { outcome, isWritten, isUndone }, run }: RowProps) {
  const { imports: words } = useOfficePhrases();
  if (outcome === 'new' || outcome === 'changed') {
    if (isUndone) return <Badge icon="undo-2">{words.undoneRow}</Badge>;
    if (isWritten)
      return (
        <Badge tone={tones[outcome]} icon="check">
          {words.passedOutcomes[outcome]}
        </Badge>
      );
    if (overStates.includes(run.state)) return <Badge icon="minus">{words.unwrittenRow}</Badge>;
  }
  return <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>;
}
