import { isObject } from '@ayrac/domain/json-object.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type FileCell, type FileRow, LONGEST_CELL, MOST_COLUMNS } from './file-row.ts';
import { fileText } from './file-text.ts';
import { jsonItems } from './json-items.ts';
import { atHalfPace } from './pace.ts';

/** Items processed between two pauses. */
const ITEMS_AT_ONCE = 100;

/**
 * Yields the rows of a JSON file: a list of objects, alone or as the first list in an object. The keys form the header.
 * The file is read twice, because the last object may have a key that no other has.
 */
export async function* jsonRows(path: string): AsyncGenerator<FileRow> {
  const names = new Set<string>();
  const rest = atHalfPace();
  let looked = 0;
  for await (const item of jsonItems(fileText(path))) {
    for (const name of Object.keys(objectOf(item))) if (names.size < MOST_COLUMNS) names.add(name);
    looked += 1;
    if (looked % ITEMS_AT_ONCE === 0) await rest();
  }
  if (names.size === 0) return;
  yield { line: 0, cells: [...names] };
  let line = 0;
  for await (const item of jsonItems(fileText(path))) {
    line += 1;
    const object = objectOf(item);
    yield {
      line,
      cells: [...names].map((name) => cellOf(Object.hasOwn(object, name) ? object[name] : null)),
    };
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new RefusalError('file-unreadable');
  return value;
}

function cellOf(value: unknown): FileCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value.slice(0, LONGEST_CELL);
  // Fields with several values, like cities, accept one per line.
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return value.join('\n').slice(0, LONGEST_CELL);
  // Other nested values cannot be the value of a field.
  return { problem: 'invalid' };
}
