import type { OfferBook, ParameterBook } from '@ayrac/contract/office/loan-books.ts';
import type { ParameterName } from '@ayrac/domain/loan/loan-parameters.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan-book/dated-row.ts';
import { writeStoredParameter } from '@ayrac/domain/loan-book/parameter-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { cellPlace } from '#office/sheet/block.ts';
import { cellText } from './draft.ts';
import type { OfferDraft } from './use-offer-draft.ts';
import type { ParameterDraft } from './use-parameter-draft.ts';

/** A value that two people changed at the same time. */
interface DisputedCell {
  readonly key: string;
  readonly name: string;
  /** Null if the name suffices. */
  readonly column: string | null;
  readonly mine: string;
  readonly theirs: string;
}

/** Cells that two people changed at the same time. */
export interface BookConflict {
  readonly cells: readonly DisputedCell[];
}

/** Returns the cells that were typed into here and published with another value elsewhere in the meantime. */
export function offerConflict(
  before: OfferBook,
  now: OfferBook,
  { typed }: Pick<OfferDraft, 'typed'>,
  day: string,
  locale: Locale,
): BookConflict {
  const held = (book: OfferBook) => rowsHoldingOn(book.rows, ({ bankId }) => bankId, day);
  const [old, current] = [held(before), held(now)];
  return conflictOf(
    Object.entries(typed.cells).map(([key, mine]) => {
      const [bankId, column] = cellPlace(key);
      const row = current.find((one) => one.bankId === bankId);
      const was = old.find((one) => one.bankId === bankId);
      return {
        ...{ key, name: row?.bankName ?? bankId, column, mine },
        saved: was === undefined ? '' : cellText(was, column, locale),
        theirs: row === undefined ? '' : cellText(row, column, locale),
      };
    }),
  );
}

/** Returns the same for parameters. */
export function parameterConflict(
  before: ParameterBook,
  now: ParameterBook,
  { changed }: Pick<ParameterDraft, 'changed'>,
  day: string,
  locale: Locale,
  names: Readonly<Record<ParameterName, string>>,
): BookConflict {
  const textIn = (book: ParameterBook, name: ParameterName) => {
    const row = rowsHoldingOn(book.rows, (one) => one.name, day).find((one) => one.name === name);
    return row === undefined ? '' : writeStoredParameter(row, locale);
  };
  return conflictOf(
    changed.map(({ name, text }) => ({
      ...{ key: name, name: names[name], column: null, mine: text },
      saved: textIn(before, name),
      theirs: textIn(now, name),
    })),
  );
}

function conflictOf(typed: readonly (DisputedCell & { readonly saved: string })[]): BookConflict {
  return {
    cells: typed.filter(({ mine, saved, theirs }) => theirs !== saved && theirs !== mine.trim()),
  };
}
