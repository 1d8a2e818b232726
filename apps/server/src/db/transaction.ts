import { sql } from 'drizzle-orm';
import { awaitAnswers } from './answer-timeout.ts';
import { isStale } from './answering-client.ts';
import { heldConnectionOf } from './connection-of.ts';
import type { Database, Executor } from './database.ts';
import { sqlStateOf } from './sql-state.ts';

const ATTEMPTS = 3;

/**
 * Runs work in a transaction and retries it after a deadlock, a serialization failure or a stale prepared statement;
 * three attempts in total.
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

/**
 * Lets the rest of a transaction wait for locks up to the statement timeout, where concurrent writes may hold them for
 * seconds.
 */
export async function waitPatiently(tx: Executor): Promise<void> {
  await tx.execute(sql`set local lock_timeout = 0`);
}

/**
 * Raises the time limit of each further statement of a transaction, including its commit. Inside a savepoint, the limit
 * of the transaction around it stays.
 */
export async function allowLonger(tx: Executor, longestMs: number): Promise<void> {
  const client = heldConnectionOf(tx);
  if (client === undefined) return;
  await tx.execute(sql.raw(`set local statement_timeout = ${longestMs}`));
  awaitAnswers(client, longestMs);
}

/**
 * Lets a transaction be confirmed before it is on the disk. A crash of PostgreSQL within the following second may lose
 * the whole transaction, unless a later one has been confirmed as usual meanwhile. For writes that their owner repeats
 * without harm.
 */
export async function commitAsynchronously(tx: Executor): Promise<void> {
  await tx.execute(sql`set local synchronous_commit = off`);
}

function isWorthRepeating(error: unknown): boolean {
  // 40001: serialization failure; 40P01: deadlock.
  return ['40001', '40P01'].includes(sqlStateOf(error) ?? '') || isStale(error);
}
