import { IDEMPOTENCY_KEY_HOURS } from '@ayrac/domain/quote/idempotency-key.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { attempt, idempotencyKey, rateWindow } from './table.ts';

// The longest rate limit covers one day.
const COUNTED_HOURS = 25;
// Attempts count for ten minutes.
const ATTEMPT_HOURS = 1;

/** Deletes expired idempotency keys and counters; run by a job. */
export async function purgeGuards(db: Executor, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * hourInMs);
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before(IDEMPOTENCY_KEY_HOURS)));
  await db.delete(attempt).where(lt(attempt.triedAt, before(ATTEMPT_HOURS)));
  await db.delete(rateWindow).where(lt(rateWindow.startedAt, before(COUNTED_HOURS)));
}
