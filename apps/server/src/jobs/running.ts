import type { Database } from '#server/db/database.ts';

type RunNow = (name: string) => Promise<void>;

// One node runs its jobs on one database.
const running = new WeakMap<Database, RunNow>();

/** Notes how a node runs a job out of turn; what it answers forgets that. */
export function noteRunning(db: Database, runNow: RunNow): () => void {
  running.set(db, runNow);
  return () => running.delete(db);
}

/** How this node runs a job out of turn; undefined before its jobs are started and once they are stopped. */
export function runNowOn(db: Database): RunNow | undefined {
  return running.get(db);
}
