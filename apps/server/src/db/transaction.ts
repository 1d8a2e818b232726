import { sql } from 'drizzle-orm';
import type { Database, Executor } from './database.ts';
import { isStale } from './preparing-client.ts';
import { sqlStateOf } from './sql-state.ts';

const ATTEMPTS = 3;

/**
 * Runs work in one transaction, and again where PostgreSQL gave it up for a deadlock or a serialization failure, or
 * because a prepared statement was stale.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Executor) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
  }
}

/** Has the rest of a transaction wait for locks as long as any statement may take, where writes may take seconds. */
export async function waitPatiently(tx: Executor): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
}

function isWorthRepeating(error: unknown): boolean {
  // 40001: serialization failure; 40P01: deadlock.
  return ['40001', '40P01'].includes(sqlStateOf(error) ?? '') || isStale(error);
}
