import type { Database, Executor } from './executor.ts';

type Deed = (db: Database) => void;

const waiting = new WeakMap<Executor, Deed[]>();

/**
 * Runs a callback once the writes made so far are permanent: after the commit of the transaction, or at once outside
 * one.
 */
export function afterCommit(executor: Executor, deed: Deed): void {
  if (isPool(executor)) deed(executor);
  else waiting.set(executor, [...(waiting.get(executor) ?? []), deed]);
}

/** Runs the callbacks of a transaction that has just been committed. */
export function committed(db: Database, tx: Executor): void {
  for (const deed of waiting.get(tx) ?? []) deed(db);
}

/** Whether an executor is the pool rather than a transaction. */
export function isPool(executor: Executor): executor is Database {
  return '$client' in executor;
}
