import { open } from 'node:fs/promises';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { csvRows } from './csv-rows.ts';
import { type FileRow, isBlank } from './file-row.ts';
import { jsonRows } from './json-rows.ts';
import { xlsxRows } from './xlsx/xlsx-rows.ts';

/** Number of rows in which the header is searched for, since a title and remarks may precede it. */
const LOOKED_THROUGH = 10;

/** Yields the rows of a file, starting with the header. Rows above the header and empty rows are skipped. */
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

/**
 * Drops the rows above the header. The header is the first row with at least half as many filled cells as the fullest
 * row.
 */
function fromHead(rows: readonly FileRow[]): readonly FileRow[] {
  const filled = rows.map(({ cells }) => cells.filter((cell) => !isBlank(cell)).length);
  const most = Math.max(0, ...filled);
  return rows.slice(filled.findIndex((count) => count >= most / 2));
}

/** Detects the type of a file from its first bytes. The file name is ignored. */
async function kindOf(path: string): Promise<'csv' | 'json' | 'xlsx'> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
  const start = buffer.subarray(0, bytesRead);
  if (start.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'xlsx';
  // Binary files: workbooks from before 2007, pictures and programs. UTF-16 text also contains zero bytes, but starts
  // with a byte order mark.
  if (start.includes(0) && !(start[0] === 0xff && start[1] === 0xfe))
    throw new RefusalError('file-unreadable');
  return /^\s*[[{]/.test(start.toString('utf8').replace('\uFEFF', '')) ? 'json' : 'csv';
}
