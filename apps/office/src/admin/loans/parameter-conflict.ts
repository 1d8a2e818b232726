import type { ParameterBook } from '@ayrac/contract/office/loan-books.ts';
import { rowsHoldingOn } from '@ayrac/domain/loan/dated-row.ts';
import type { ParameterName } from '@ayrac/domain/loan/loan-parameters.ts';
import { writeParameter } from '@ayrac/domain/loan/parameter-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { BookConflict } from './conflict-notice.tsx';
import type { ParameterDraft } from './use-parameter-draft.ts';

/** The parameters that somebody typed and that somebody else published another value of meanwhile. */
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
    return row === undefined ? '' : writeParameter(name, row.value as never, locale);
  };
  const cells = changed.flatMap(({ name, text: mine }) => {
    const theirs = textIn(now, name);
    if (theirs === textIn(before, name) || theirs === mine.trim()) return [];
    return [{ key: name, name: names[name], column: null, mine, theirs }];
  });
  return { cells };
}
