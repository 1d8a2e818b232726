import type { Database } from '#server/db/database.ts';
import { EVERY_MS, keepWorking, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import type { Services } from '#server/services.ts';
import { sendBatch } from './send-batch.ts';

/** Sends the editions of the newsletter that are due. */
export function startSending(db: Database, services: Services, log: WorkLog): Working {
  const turn = async () => {
    const began = performance.now();
    // Visitors come first: as long as a batch took, none follows it.
    return (await sendBatch(db, services)) ? performance.now() - began : EVERY_MS;
  };
  return keepWorking({ name: 'editions of the newsletter', turn, troubleMs: 5_000 }, log);
}
