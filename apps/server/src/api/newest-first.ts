import { cursorPage, idOfKey, instantOfKey } from './cursor.ts';
import type { RawReply } from './handler.ts';

const PAGE = 100;

/** Position in a list, newest first: the next page starts after the row with this creation time (ISO 8601) and id. */
export interface ListPosition {
  readonly createdAt: string;
  readonly id: string;
}

interface Row {
  readonly id: string;
  readonly createdAt: Date;
}

/** Returns one page of a list, newest first. */
export function newestFirst<Found extends Row>(
  cursor: string | undefined,
  fetch: (after: ListPosition | null, limit: number) => Promise<readonly Found[]>,
  present: (row: Found) => unknown,
): Promise<RawReply> {
  return cursorPage(cursor, PAGE, async (after, limit) => {
    const rows = await fetch(after === null ? null : readPosition(after), limit);
    return rows.map((row) => ({ value: present(row), key: [row.createdAt.toISOString(), row.id] }));
  });
}

function readPosition([createdAt, ...rest]: readonly string[]): ListPosition {
  return { createdAt: instantOfKey(createdAt), id: idOfKey(rest) };
}
