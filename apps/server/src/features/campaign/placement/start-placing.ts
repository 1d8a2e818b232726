import type { Database } from '#server/db/database.ts';
import { batchByBatch, keepWorking, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import { placeBatch } from './place-batch.ts';

/** Starts the worker that lists the campaigns of large brands and categories anew. */
export function startPlacing(db: Database, clock: () => Date, log: WorkLog): Working {
  const turn = batchByBatch(() => placeBatch(db, clock()));
  return keepWorking({ name: 'placing campaigns', turn, troubleMs: 3_000 }, log);
}
