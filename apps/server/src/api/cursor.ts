import { RefusalError } from '@ayrac/domain/refusal.ts';
import { RawReply } from './handler.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One row of a keyset page: what it presents, and the sort key that the next page goes on from. */
export interface KeyedValue {
  readonly value: unknown;
  readonly key: readonly string[];
}

/**
 * Answers one keyset page as a bare JSON array; where more follows, a `Link` header with `rel="next"` leads there.
 * `fetch` gets the key to go on from, or null, and how many rows to bring.
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

/** The `Link` header that leads to the page after a key. */
export function nextLink(key: readonly string[]): string {
  return `<?cursor=${Buffer.from(JSON.stringify(key)).toString('base64url')}>; rel="next"`;
}

/** Reads a cursor back into its key; anything that we did not write is refused. */
export function readCursor(cursor: string): readonly string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(key) && key.every((part) => typeof part === 'string')) return key;
  } catch {
    // Falls through: a broken cursor is refused like a foreign one.
  }
  throw new RefusalError('bad-cursor');
}

/** Reads the key of a list that goes on after an id; another shape was not written by us. */
export function idOfKey([id]: readonly string[]): string {
  if (id === undefined || !uuid.test(id)) throw new RefusalError('bad-cursor');
  return id;
}

/** Reads a moment of a key as we write it (ISO 8601, UTC, milliseconds); PostgreSQL has no year 0. */
export function instantOfKey(text: string | undefined): string {
  const time = /^(?!0000)\d{4}-/.test(text ?? '') ? Date.parse(text ?? '') : Number.NaN;
  if (text === undefined || Number.isNaN(time) || new Date(time).toISOString() !== text) {
    throw new RefusalError('bad-cursor');
  }
  return text;
}
