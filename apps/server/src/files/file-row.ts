import type { FieldProblem } from '@ayrac/domain/refusal.ts';

/** A cell that holds nothing that could be taken over, with the reason. */
export interface BrokenCell {
  readonly problem: FieldProblem;
}

/** A value as a file holds it; a text is as it was typed, and a date of a workbook is what its clock shows. */
export type FileCell = string | number | boolean | null | BrokenCell;

/** One row of a file, by the number that its program shows beside it. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly FileCell[];
}

/** So many columns are read; a sheet that was formatted to its end has thousands of empty ones. */
export const MOST_COLUMNS = 200;

/** So many letters a cell may have, as in spreadsheets. */
export const LONGEST_CELL = 32_767;

/** Whether nothing stands in a cell. */
export function isBlank(cell: FileCell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}
