import type { DraftValue } from '@ayrac/domain/campaign-draft/draft-field.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingItem } from '#office/screen/passing-item.tsx';
import { cellPlace } from '#office/sheet/block.ts';
import type { RefusedRow } from './use-saving.ts';

interface RefusalsProps {
  readonly titleOf: (id: string) => string;
  readonly labelOf: (name: string) => string;
  readonly shown: (name: string, value: DraftValue) => string;
  readonly typed: Readonly<Record<string, string>>;
  readonly conflicts: Readonly<Record<string, DraftValue>>;
  readonly rows: readonly RefusedRow[];
  readonly onTheirs: (key: string) => void;
  readonly onOwn: (key: string) => void;
}

/**
 * Cells that another person changed in the meantime, with both values to choose from, and campaigns that could not be
 * saved.
 */
export function Refusals(props: RefusalsProps) {
  const { titleOf, labelOf, shown, typed, conflicts, rows, onTheirs, onOwn } = props;
  const { campaignDetails: words } = useOfficePhrases();
  const all = Object.entries(conflicts);
  if (all.length + rows.length === 0) return null;
  return (
    <Notice tone="warning" live title={all.length > 0 ? words.conflicts.title : words.refused}>
      {all.length > 0 && (
        <ul className="detail-conflicts" aria-label={words.conflicts.title}>
          {all.map(([key, theirs]) => {
            const [id, name] = cellPlace(key);
            const place = { title: titleOf(id), column: labelOf(name) };
            return (
              <PassingItem key={key}>
                <p className="detail-conflict-place">{words.conflicts.place(place)}</p>
                <dl>
                  <dt>{words.conflicts.theirs}</dt>
                  <dd>{shown(name, theirs) || words.conflicts.empty}</dd>
                  <dt>{words.conflicts.yours}</dt>
                  <dd>{typed[key] || words.conflicts.empty}</dd>
                </dl>
                <div className="detail-conflict-actions">
                  <Button variant="secondary" size="small" onClick={() => onTheirs(key)}>
                    {words.conflicts.takeTheirs}
                  </Button>
                  <Button variant="secondary" size="small" onClick={() => onOwn(key)}>
                    {words.conflicts.takeYours}
                  </Button>
                </div>
              </PassingItem>
            );
          })}
        </ul>
      )}
      {rows.length > 0 && (
        <ul className="detail-refused">
          {rows.map(({ id, label, message }) => (
            <li key={id}>{words.refusedRow({ title: label || titleOf(id), message })}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
