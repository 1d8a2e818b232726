import type { ImportDetail } from '@ayrac/contract/office/imports.ts';

type Column = ImportDetail['columns'][number];

/**
 * Whether an editor must decide about a column: its values have no field and the last file of the source did not have
 * it, or its numbers are ambiguous.
 */
export function isUndecided({
  field,
  sample,
  isUnclear,
  isRemembered,
  numbers,
}: Omit<Column, 'title'>): boolean {
  return field === null ? sample.length > 0 && !isRemembered : isUnclear && numbers === null;
}
