import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { apiKey } from '../table.ts';

/** Records the use of a key with a precision of a minute, so that a busy system causes few writes. */
export async function noteUse(
  db: Executor,
  { id, lastUsedAt }: { readonly id: string; readonly lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - minuteInMs);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  await db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKey.id, id), or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, before))));
}
