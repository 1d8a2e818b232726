import { foldTurkish } from '../text/turkish.ts';
import type { NumberStyle } from './number-style.ts';

/** Mapping of a file's column to a field, or to null when the column is not imported. */
export interface MappedColumn {
  readonly field: string | null;
  /** Number format of the column, for columns with numbers. */
  readonly numbers: NumberStyle | null;
}

/** Possible titles of each field. */
export type FieldNames = Readonly<Record<string, readonly string[]>>;

/**
 * Maps the columns of a file to fields by their titles, ignoring case and Turkish letters. Each field is used once at
 * most. Remarks in brackets, such as a unit, only matter where a field's name contains them: "Title (EN)".
 */
export function recogniseColumns(head: readonly string[], names: FieldNames): readonly (string | null)[] {
  const found: (string | null)[] = head.map(() => null);
  for (const fold of [foldTitle, foldWithoutRemarks]) {
    for (const [place, title] of head.entries()) {
      const folded = fold(title);
      if (found[place] !== null || folded === '') continue;
      found[place] =
        Object.entries(names).find(
          ([field, called]) =>
            !found.includes(field) && [field, ...called].some((name) => fold(name) === folded),
        )?.[0] ?? null;
    }
  }
  return found;
}

/** Returns the fields that are mapped to more than one column. */
export function repeatedFields(columns: readonly MappedColumn[]): readonly string[] {
  const named = columns.flatMap(({ field }) => field ?? []);
  return [...new Set(named.filter((field, at) => named.indexOf(field) !== at))];
}

/** Returns the form in which titles are compared: without case, Turkish letters, spaces and signs. */
export function foldTitle(title: string): string {
  return foldTurkish(title).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The same without remarks in brackets. */
export function foldWithoutRemarks(title: string): string {
  return foldTitle(title.replace(/\(.*?\)|\[.*?\]/g, ' '));
}
