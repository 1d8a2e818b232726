import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { CsvError, parse } from 'csv-parse';
import { bare } from './decode-text.ts';
import { delimiterOf, tellsDelimiter } from './delimiter.ts';
import { type FileRow, LONGEST_CELL, MOST_COLUMNS } from './file-row.ts';

const CHUNK = 256 * 1024;

/** The rows of a CSV file, a few at a time in memory; its letters and its separator are found out. */
export async function* csvRows(path: string): AsyncGenerator<FileRow> {
  const texts = decoded(path, await encodingOf(path));
  const first = bare(String((await texts.next()).value ?? ''));
  const told = tellsDelimiter(first);
  const start = told === undefined ? first : first.slice(told.text.length);
  const lines = parse({
    delimiter: told?.delimiter ?? delimiterOf(start),
    relaxColumnCount: true,
    skipEmptyLines: true,
    info: true,
    maxRecordSize: LONGEST_CELL * MOST_COLUMNS,
  });
  const before = told === undefined ? 0 : 1;
  const rest = async function* () {
    yield start;
    yield* texts;
  };
  pipeline(Readable.from(rest()), lines, () => undefined);
  try {
    for await (const one of lines) {
      const { record, info }: { record: string[]; info: { lines: number } } = one;
      yield { line: info.lines + before, cells: record.slice(0, MOST_COLUMNS) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new RefusalError('file-unreadable') : error;
  }
}

/** By its marks, else UTF-8 where all of it is valid, else what Turkish Windows writes. */
async function encodingOf(path: string): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
      const bytes: Buffer = chunk;
      if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1254';
  }
}

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes: Buffer = chunk;
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
