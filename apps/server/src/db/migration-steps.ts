import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sqlStateOf } from './sql-state.ts';

// Queries of the running site wait at most a second for a migration's locks, and a migration at most a second for
// theirs.
const LOCK_TIMEOUT = '1s';
const ATTEMPTS = 30;
const PAUSE_MS = 200;
// Target duration of a batch, and therefore roughly the longest wait for one of its rows.
const BATCH_MS = 150;
const FEWEST_ROWS = 10;
const MOST_ROWS = 5_000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/**
 * Runs work in a transaction that waits at most a second for a lock. After a lock timeout, deadlock or serialization
 * failure it is retried, so `work` must be repeatable.
 */
export async function inRetriedTransaction<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (attempt === ATTEMPTS || !isLockConflict(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Runs a statement over all rows of a table in small batches, each in a short transaction. Parameter `$1` is the list
 * of the batch's ids. The rows are locked during their batch, so the statement sees their current values. Running the
 * statement twice must be harmless.
 */
export async function runInBatches(client: pg.Client, table: string, statement: string): Promise<void> {
  let last: string | undefined = BEFORE_ALL_IDS;
  let size = FEWEST_ROWS;
  while (last !== undefined) {
    const begun = performance.now();
    const after: string = last;
    last = await inRetriedTransaction(client, async () => {
      // `for no key update` instead of `for update`, so that inserts which reference these rows need not wait.
      const { rows } = await client.query<{ id: string }>(
        `select id from ${pg.escapeIdentifier(table)} where id > $1 order by id limit $2 for no key update`,
        [after, size],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await client.query(statement, [ids]);
      return ids.at(-1);
    });
    size = nextSize(size, performance.now() - begun);
  }
}

/** Returns the number of rows that would have taken the target time, at most twice the previous number. */
function nextSize(size: number, tookMs: number): number {
  const next = Math.min(size * 2, Math.round((size * BATCH_MS) / tookMs));
  return Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, next));
}

function isLockConflict(error: unknown): boolean {
  // 55P03: lock timeout; 40P01: deadlock; 40001: serialization failure.
  return ['55P03', '40P01', '40001'].includes(sqlStateOf(error) ?? '');
}
