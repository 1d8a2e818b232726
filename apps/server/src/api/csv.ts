import { stringify } from 'csv-stringify/sync';

/**
 * The form of CSV that Turkish Excel opens: UTF-8 with a byte order mark, semicolons and CRLF. A leading apostrophe
 * turns text that a spreadsheet would run as a formula into plain text.
 */
export const csvForm = {
  bom: true,
  delimiter: ';',
  record_delimiter: 'windows',
  escape_formulas: true,
  // By itself the library quotes only both characters together, and a program that reads one of them as the end of a
  // row would find a formula behind it.
  quoted_match: /[\r\n]/,
} as const;

/** Writes a table as CSV, with a line of headings. */
export function csvOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([columns, ...rows], csvForm);
}
