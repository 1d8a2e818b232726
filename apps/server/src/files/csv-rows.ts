import { pipeline, Readable } from 'node:stream';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { CsvError, parse } from 'csv-parse';
import { declaresDelimiter, delimiterOf } from './delimiter.ts';
import { type FileRow, LONGEST_CELL, MOST_COLUMNS } from './file-row.ts';
import { bare, fileText } from './file-text.ts';

/** Yields the rows of a CSV file while holding few of them in memory. Encoding and delimiter are detected. */
export async function* csvRows(path: string): AsyncGenerator<FileRow> {
  const texts = fileText(path);
  const first = bare(String((await texts.next()).value ?? ''));
  const declared = declaresDelimiter(first);
  const start = declared === undefined ? first : first.slice(declared.text.length);
  const lines = parse({
    delimiter: declared?.delimiter ?? delimiterOf(start),
    relaxColumnCount: true,
    skipEmptyLines: true,
    info: true,
    maxRecordSize: LONGEST_CELL * MOST_COLUMNS,
  });
  const before = declared === undefined ? 0 : 1;
  const rest = async function* () {
    yield start;
    yield* texts;
  };
  pipeline(Readable.from(rest()), lines, () => undefined);
  try {
    for await (const one of lines) {
      const { record, info }: { record: string[]; info: { records: number; empty_lines: number } } = one;
      // A spreadsheet shows a row for each record, however many lines its cells have.
      yield { line: info.records + info.empty_lines + before, cells: record.slice(0, MOST_COLUMNS) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new RefusalError('file-unreadable') : error;
  }
}
