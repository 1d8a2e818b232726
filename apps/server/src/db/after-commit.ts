import type { Database, Executor } from './executor.ts';

type Deed = (db: Database) => void;

const waiting = new WeakMap<Executor, Deed[]>();

/** Does something when what is written here holds: at the transaction's commit, or at once outside of one. */
export function afterCommit(executor: Executor, deed: Deed): void {
  if (isPool(executor)) deed(executor);
  else waiting.set(executor, [...(waiting.get(executor) ?? []), deed]);
}

/** Does what waits for a transaction, which has just been committed. */
export function committed(db: Database, tx: Executor): void {
  for (const deed of waiting.get(tx) ?? []) deed(db);
}

/** Tells the pool from a transaction. */
export function isPool(executor: Executor): executor is Database {
  return '$client' in executor;
}
