import type { Database, Executor } from './executor.ts';

type Callback = (db: Database) => void;

const waiting = new WeakMap<Executor, Callback[]>();

/**
 * Runs a callback once the writes made so far are permanent: after the commit of the transaction, or at once outside
 * one.
 */
export function afterCommit(executor: Executor, callback: Callback): void {
  if (isPool(executor)) callback(executor);
  else waiting.set(executor, [...(waiting.get(executor) ?? []), callback]);
}

/** Runs the callbacks of a transaction that has just been committed. */
export function committed(db: Database, tx: Executor): void {
  for (const callback of waiting.get(tx) ?? []) callback(db);
}

/** Whether an executor is the pool rather than a transaction. */
export function isPool(executor: Executor): executor is Database {
  return '$client' in executor;
}
