import { foldTurkish } from '../text/turkish.ts';
import type { NumberStyle } from './number-style.ts';

/** What a column of a file holds: a field by its name, or nothing that is imported. */
export interface MappedColumn {
  readonly field: string | null;
  /** Told where the column holds numbers. */
  readonly numbers: NumberStyle | null;
}

/** What fields are called, by their names; the same field may be called in several ways. */
export type FieldNames = Readonly<Record<string, readonly string[]>>;

/** Recognises the columns of a file by what heads them, whatever their case and language; no field is found twice. */
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

/** The fields that are named by more than one column. */
export function repeatedFields(columns: readonly MappedColumn[]): readonly string[] {
  const named = columns.flatMap(({ field }) => field ?? []);
  return [...new Set(named.filter((field, at) => named.indexOf(field) !== at))];
}

/** Units and remarks in brackets name nothing, nor do stars. */
function plain(title: string): string {
  return foldTurkish(title.replace(/\(.*?\)|\[.*?\]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .trim();
}
