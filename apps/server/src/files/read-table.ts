import { CsvError, parse } from 'csv-parse/sync';

/** One row of a table, by the place that it has in the file: its head is on line 1 unless something stands before it. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table as it was read, or the line on which it stops being one. */
export type ReadTable =
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly TableRow[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-many-rows'; readonly most: number }
  | { readonly kind: 'broken'; readonly line: number };

const delimiters = ['\t', ';', ','] as const;

/**
 * Reads a table out of a text: CSV with semicolons or commas, or what a spreadsheet puts on the clipboard. Excel may
 * say itself what separates (`sep=;`); else what stands most often in the head does.
 */
export function readTable(text: string, mostRows: number): ReadTable {
  const told = tellsDelimiter(text);
  const body = text.slice(told?.text.length ?? 0);
  try {
    const records = parse(body, {
      delimiter: told?.delimiter ?? delimiterOf(body),
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      info: true,
      // One more than there may be, so that it shows that there are more.
      to: mostRows + 2,
    }) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: { readonly lines: number };
    }[];
    const before = told === undefined ? 0 : 1;
    const all = records
      .map(({ record, info }) => ({ line: info.lines + before, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    const [head, ...rows] = all;
    if (head === undefined || rows.length === 0) return { kind: 'empty' };
    return rows.length > mostRows
      ? { kind: 'too-many-rows', most: mostRows }
      : { kind: 'table', head: head.cells, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { kind: 'broken', line: 'lines' in error && typeof error.lines === 'number' ? error.lines : 1 };
  }
}

/** What a text says itself of what separates its cells, and the words that say it. */
export function tellsDelimiter(
  text: string,
): { readonly text: string; readonly delimiter: string } | undefined {
  const [told, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return told === undefined || delimiter === undefined ? undefined : { text: told, delimiter };
}

/** The sign that separates the cells of a head. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const counted = delimiters.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ';';
}
