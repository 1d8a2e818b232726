import type { PoolClient } from 'pg';
import { isPool } from './after-commit.ts';
import type { Executor } from './executor.ts';
import type { WatchedPool } from './watched-pool.ts';

const held = new WeakMap<Executor, PoolClient>();

/** Notes which connection a transaction has. */
export function holdConnection(tx: Executor, client: PoolClient): void {
  held.set(tx, client);
}

/** What queries are sent by: the pool, or the connection of a transaction; undefined within a savepoint. */
export function connectionOf(executor: Executor): WatchedPool | PoolClient | undefined {
  return isPool(executor) ? executor.$client : held.get(executor);
}
