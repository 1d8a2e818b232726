import type { Database } from '#server/db/database.ts';

type RunNow = (name: string) => Promise<void>;

// One node runs its jobs on one database.
const running = new WeakMap<Database, RunNow>();

/** Registers how this node triggers a job ahead of its schedule. Returns a function that unregisters it. */
export function noteRunning(db: Database, runNow: RunNow): () => void {
  running.set(db, runNow);
  return () => running.delete(db);
}

/** Returns the function that triggers a job ahead of its schedule; undefined while this node's jobs are not running. */
export function runNowOn(db: Database): RunNow | undefined {
  return running.get(db);
}
