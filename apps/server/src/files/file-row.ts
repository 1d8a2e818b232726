import type { FieldProblem } from '@ayrac/domain/refusal.ts';

/** A cell whose content cannot be used, with the reason. */
interface BrokenCell {
  readonly problem: FieldProblem;
}

/** Value of a cell: text as it was typed, and a workbook's date as the sheet shows it, without a time zone. */
export type FileCell = string | number | boolean | null | BrokenCell;

/** One row of a file, with the line number that spreadsheet programs show. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly FileCell[];
}

/** Most columns read. A sheet formatted to its edge has thousands of empty ones. */
export const MOST_COLUMNS = 200;

/** Longest text of a cell in characters, the same as in spreadsheets. */
export const LONGEST_CELL = 32_767;

/** Whether a cell is empty or holds only white space. */
export function isBlank(cell: FileCell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');
}
