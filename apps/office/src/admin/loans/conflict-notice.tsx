import { Button } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from '#office/screen/use-focus-on-heading.ts';
import type { BookConflict } from './book-conflict.ts';
import { useFieldNames } from './use-field-names.ts';

interface ConflictNoticeProps {
  readonly conflict: BookConflict;
  /** Restores the saved values of these cells. */
  readonly onTheirs: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

/** States that another person published first, and lets the editor take either value. Nothing typed is lost. */
export function ConflictNotice({ conflict: { cells }, onTheirs, onClose }: ConflictNoticeProps) {
  const { loans } = useOfficePhrases();
  const nameOf = useFieldNames();
  const words = loans.conflict;
  const notice = useFocusOnHeading<HTMLDivElement>();
  return (
    <Notice
      ref={notice}
      tone="warning"
      live
      title={words.title}
      actions={
        <>
          <Button size="small" onClick={onClose}>
            {cells.length === 0 ? loans.close : words.keepMine}
          </Button>
          {cells.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                onTheirs(cells.map(({ key }) => key));
                onClose();
              }}
            >
              {words.takeTheirs}
            </Button>
          )}
        </>
      }
    >
      <p>{cells.length === 0 ? words.textApart : words.text}</p>
      {cells.length > 0 && (
        <DataTable
          caption={words.title}
          captionHidden
          columns={[
            { key: 'cell', label: loans.field },
            { key: 'mine', label: words.mine, number: true },
            { key: 'theirs', label: words.theirs, number: true },
          ]}
          rows={cells.map(({ key, name, column, mine, theirs }) => ({
            key,
            cells: {
              cell: column === null ? name : `${name}, ${nameOf(column)}`,
              mine: mine || loans.none,
              theirs: theirs || loans.none,
            },
          }))}
        />
      )}
    </Notice>
  );
}
