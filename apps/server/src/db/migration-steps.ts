import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { sqlStateOf } from './sql-state.ts';

// A live system waits no longer than a second for a migration's locks, nor a migration for a live system's.
const LOCK_TIMEOUT = '1s';
const ATTEMPTS = 30;
const PAUSE_MS = 200;
// Who waits for a row of a batch waits about this long.
const BATCH_MS = 150;
const FEWEST_ROWS = 10;
const MOST_ROWS = 5_000;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/**
 * Runs work in one transaction that waits a second for a lock, and again where it did not get it or was in another's
 * way: `work` must bear to begin anew.
 */
export async function inTurn<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Runs a statement for all rows of a table, a few at a time, each few in a transaction of its own that nobody waits
 * for long; `$1` of the statement is the list of their ids. The rows are held meanwhile, so that what is written is
 * what they say. The statement must do no harm when it runs again.
 */
export async function runInBatches(client: pg.Client, table: string, statement: string): Promise<void> {
  let last: string | undefined = BEFORE_ALL_IDS;
  let size = FEWEST_ROWS;
  while (last !== undefined) {
    const begun = performance.now();
    const after: string = last;
    last = await inTurn(client, async () => {
      // Not `for update`: who refers to one of these rows need not wait.
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

/** As many rows as would have taken the wanted time, but at most twice as many as before. */
function nextSize(size: number, tookMs: number): number {
  const wanted = Math.min(size * 2, Math.round((size * BATCH_MS) / tookMs));
  return Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, wanted));
}

function isInTheWay(error: unknown): boolean {
  // 55P03: no lock in time; 40P01: deadlock; 40001: serialization failure.
  return ['55P03', '40P01', '40001'].includes(sqlStateOf(error) ?? '');
}
