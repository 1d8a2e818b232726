import { timingSafeEqual } from 'node:crypto';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { readCursor, writeCursor } from '#server/api/cursor.ts';
import type { Services } from '#server/services.ts';

/** Start of a page: after the row with this key. The total is that of the first page. */
export interface Place {
  readonly total: number;
  readonly key: readonly string[];
}

/** Signs cursors for one list, so that a cursor is not accepted with another language, sort, filter or resource. */
export function signerFor({ fingerprint }: Services, list: readonly string[]): (place: string) => string {
  return (place) => fingerprint('list-cursor', JSON.stringify([...list, place]));
}

export function signCursor({ total, key }: Place, sign: (place: string) => string): string {
  const parts = [String(total), ...key];
  return writeCursor([sign(JSON.stringify(parts)), ...parts]);
}

/** Reads a cursor. Refuses one that was not signed for this list. */
export function verifyCursor(cursor: string, sign: (place: string) => string): Place {
  const [signature = '', ...parts] = readCursor(cursor);
  const own = Buffer.from(sign(JSON.stringify(parts)));
  const given = Buffer.from(signature);
  if (given.length !== own.length || !timingSafeEqual(given, own)) throw new RefusalError('bad-cursor');
  const [total, ...key] = parts;
  return { total: Number(total), key };
}
