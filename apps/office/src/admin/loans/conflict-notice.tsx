import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan/dated-row.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { DataTable } from '@ayrac/kit/facts-table.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { cellText } from './draft.ts';
import { useFieldNames } from './use-field-names.ts';
import type { OfferDraft } from './use-offer-draft.ts';

/** What two people changed at once, cell by cell. */
export interface BookConflict {
  readonly cells: readonly {
    readonly key: string;
    readonly name: string;
    /** Null where the name says it all. */
    readonly column: string | null;
    readonly mine: string;
    readonly theirs: string;
  }[];
}

/** The cells that somebody typed into and that somebody else published another value of meanwhile. */
export function offerConflict(
  before: OfferBook,
  now: OfferBook,
  { typed }: Pick<OfferDraft, 'typed'>,
  day: string,
  locale: Locale,
): BookConflict {
  const held = (book: OfferBook) => rowsHoldingOn(book.rows, ({ bankId }) => bankId, day);
  const [old, current] = [held(before), held(now)];
  const cells = Object.entries(typed.cells).flatMap(([key, mine]) => {
    const [bankId = '', column = ''] = key.split('/', 2);
    const row = current.find((one) => one.bankId === bankId);
    const was = old.find((one) => one.bankId === bankId);
    const theirs = row === undefined ? '' : cellText(row, column, locale);
    const saved = was === undefined ? '' : cellText(was, column, locale);
    return theirs === saved || theirs === mine
      ? []
      : [{ key, name: row?.bankName ?? bankId, column, mine, theirs }];
  });
  return { cells };
}

interface ConflictNoticeProps {
  readonly conflict: BookConflict;
  /** Gives these cells back to what is saved. */
  readonly onTheirs: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Says that somebody else published first, and lets the editor take either value; nothing that was typed is lost. */
export function ConflictNotice({ conflict: { cells }, onTheirs, onClose }: ConflictNoticeProps) {
  const { loans } = useOfficePhrases();
  const nameOf = useFieldNames();
  const words = loans.conflict;
  return (
    <Notice
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
