import { open } from 'node:fs/promises';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { csvRows } from './csv-rows.ts';
import { type FileRow, isBlank } from './file-row.ts';
import { jsonRows } from './json-rows.ts';
import { xlsxRows } from './xlsx/xlsx-rows.ts';

/** So many rows from the beginning the head is looked for: a title and a remark may stand above it. */
const LOOKED_THROUGH = 10;

/** The rows of a file, its head first; what stands above the head and rows without anything are left out. */
export async function* fileRows(path: string): AsyncGenerator<FileRow> {
  const read = { csv: csvRows, json: jsonRows, xlsx: xlsxRows }[await kindOf(path)];
  let first: FileRow[] | undefined = [];
  for await (const row of read(path)) {
    if (row.cells.every(isBlank)) continue;
    if (first === undefined) yield row;
    else if (first.push(row) === LOOKED_THROUGH) {
      yield* fromHead(first);
      first = undefined;
    }
  }
  if (first !== undefined) yield* fromHead(first);
}

/** A head names most of its columns; what stands above it does not. */
function fromHead(rows: readonly FileRow[]): readonly FileRow[] {
  const filled = rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length);
  const most = Math.max(0, ...filled);
  return rows.slice(filled.findIndex((count) => count >= most / 2));
}

/** What a file is, by its beginning; what it is called counts for nothing. */
async function kindOf(path: string): Promise<'csv' | 'json' | 'xlsx'> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
  const start = buffer.subarray(0, bytesRead);
  if (start.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'xlsx';
  // The workbooks of before 2007, and pictures and programs.
  if (start.includes(0) && !(start[0] === 0xff && start[1] === 0xfe))
    throw new RefusalError('file-unreadable');
  return /^\s*[[{]/.test(start.toString('utf8').replace('\uFEFF', '')) ? 'json' : 'csv';
}
