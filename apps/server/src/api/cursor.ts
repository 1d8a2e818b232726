import { isUuid } from '@ayrac/domain/record/record-id.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { RawReply } from './handler.ts';

/** One row of a keyset page: the value shown, and the sort key after which the next page starts. */
export interface KeyedValue {
  readonly value: unknown;
  readonly key: readonly string[];
}

/**
 * Returns one keyset page as a bare JSON array. When more rows follow, a `Link` header with `rel="next"` points to the
 * next page. `fetch` receives the key to continue after (null for the first page) and the number of rows to read.
 */
export async function cursorPage(
  cursor: string | undefined,
  limit: number,
  fetch: (after: readonly string[] | null, limit: number) => Promise<readonly KeyedValue[]>,
): Promise<RawReply> {
  const rows = await fetch(cursor === undefined ? null : readCursor(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return new RawReply({
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(last === undefined ? {} : { link: nextLink(last.key) }),
    },
    body: JSON.stringify(shown.map((row) => row.value)),
  });
}

/** Builds the `Link` header of the page after a key. */
export function nextLink(key: readonly string[]): string {
  return `<?cursor=${writeCursor(key)}>; rel="next"`;
}

/** Encodes a key as a cursor. */
export function writeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Decodes a cursor into its key. Throws `bad-cursor` for anything that this server did not write. */
export function readCursor(cursor: string): readonly string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.every((part) => typeof part === 'string')) return key;
  } catch {
    // Falls through to the same refusal as a decoded value of the wrong shape.
  }
  throw new RefusalError('bad-cursor');
}

/** Reads the id from a key that consists of it. Throws `bad-cursor` when it is missing or not a UUID. */
export function idOfKey([id]: readonly string[]): string {
  if (id === undefined || !isUuid(id)) throw new RefusalError('bad-cursor');
  return id;
}

/**
 * Reads a timestamp from a key (ISO 8601, UTC, milliseconds). Throws `bad-cursor` for any other format, and for year 0,
 * which PostgreSQL does not have.
 */
export function instantOfKey(text: string | undefined): string {
  const time = /^(?!0000)\d{4}-/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  if (text === undefined || Number.isNaN(time) || new Date(time).toISOString() !== text) {
    throw new RefusalError('bad-cursor');
  }
  return text;
}
