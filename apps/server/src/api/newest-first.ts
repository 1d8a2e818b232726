import { RefusalError } from '@ayrac/domain/refusal.ts';
import { z } from 'zod';
import { cursorPage } from './cursor.ts';
import type { RawReply } from './handler.ts';

const PAGE = 100;
const key = z.tuple([z.iso.datetime(), z.uuid()]);

/** Where a list, newest first, goes on: after the row of this moment (ISO 8601) and id. */
export interface ListPosition {
  readonly createdAt: string;
  readonly id: string;
}

interface Row {
  readonly id: string;
  readonly createdAt: Date;
}

/** Answers one page of a list, newest first. */
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

function readPosition(parts: readonly string[]): ListPosition {
  const parsed = key.safeParse(parts);
  if (!parsed.success) throw new RefusalError('bad-cursor');
  const [createdAt, id] = parsed.data;
  return { createdAt, id };
}
