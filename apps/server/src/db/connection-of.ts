import type { PoolClient } from 'pg';
import { isPool } from './after-commit.ts';
import type { Executor } from './executor.ts';
import type { WatchedPool } from './watched-pool.ts';

const held = new WeakMap<Executor, PoolClient>();

/** Records the connection of a transaction. */
export function holdConnection(tx: Executor, client: PoolClient): void {
  held.set(tx, client);
}

/**
 * Returns what sends the queries of an executor: the pool, or the connection of its transaction. Undefined inside a
 * savepoint.
 */
export function connectionOf(executor: Executor): WatchedPool | PoolClient | undefined {
  return isPool(executor) ? executor.$client : heldConnectionOf(executor);
}

/** Returns the connection of a transaction; undefined inside a savepoint and outside a transaction. */
export function heldConnectionOf(executor: Executor): PoolClient | undefined {
  return held.get(executor);
}
