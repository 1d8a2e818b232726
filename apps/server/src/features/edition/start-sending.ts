import type { Database } from '#server/db/database.ts';
import { batchByBatch, keepWorking, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import type { Services } from '#server/services.ts';
import { sendBatch } from './send-batch.ts';

/** Starts the worker that sends due editions. */
export function startSending(db: Database, services: Services, log: WorkLog): Working {
  const turn = batchByBatch(() => sendBatch(db, services));
  return keepWorking({ name: 'sending newsletters', turn, troubleMs: 5_000 }, log);
}
