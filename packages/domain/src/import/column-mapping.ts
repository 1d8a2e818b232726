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
 * most.
 */
export function recogniseColumns(head: readonly string[], names: FieldNames): readonly (string | null)[] {
  const taken = new Set<string>();
  return head.map((title) => {
    const wanted = plain(title);
    const found = Object.entries(names).find(
      ([field, called]) => !taken.has(field) && [field, ...called].some((name) => plain(name) === wanted),
    )?.[0];
    if (found === undefined || wanted === '') return null;
    taken.add(found);
    return found;
  });
}

/** Returns the fields that are mapped to more than one column. */
export function repeatedFields(columns: readonly MappedColumn[]): readonly string[] {
  const named = columns.flatMap(({ field }) => field ?? []);
  return [...new Set(named.filter((field, at) => named.indexOf(field) !== at))];
}

/** Ignores units and remarks in brackets, and asterisks. */
function plain(title: string): string {
  return foldTurkish(title.replace(/\(.*?\)|\[.*?\]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .trim();
}
