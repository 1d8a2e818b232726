import { readFile, stat } from 'node:fs/promises';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { decodeText } from './decode-text.ts';
import { type FileCell, type FileRow, LONGEST_CELL, MOST_COLUMNS } from './file-row.ts';

/** All of it is in memory at once, some six times its size. */
const MOST_BYTES = 25 * 1024 * 1024;

/** The rows of a JSON file: a list of objects, alone or as the first list of an object; their names are its head. */
export async function* jsonRows(path: string): AsyncGenerator<FileRow> {
  if ((await stat(path)).size > MOST_BYTES) throw new RefusalError('payload-too-large');
  const items = listOf(parsed(decodeText(await readFile(path))));
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))].slice(0, MOST_COLUMNS);
  if (names.length === 0) return;
  yield { line: 0, cells: names };
  for (const [place, item] of items.entries())
    yield { line: place + 1, cells: names.map((name) => cellOf(item[name])) };
}

type Item = Readonly<Record<string, unknown>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusalError('file-unreadable');
  }
}

function listOf(value: unknown): readonly Item[] {
  const list = Array.isArray(value)
    ? value
    : isItem(value)
      ? Object.values(value).find(Array.isArray)
      : undefined;
  if (!Array.isArray(list) || !list.every(isItem)) throw new RefusalError('file-unreadable');
  return list;
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cellOf(value: unknown): FileCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  // A list or an object within a row is none of its fields.
  return typeof value === 'string' ? value.slice(0, LONGEST_CELL) : { problem: 'invalid' };
}
