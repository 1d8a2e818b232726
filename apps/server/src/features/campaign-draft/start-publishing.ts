import type { Database } from '#server/db/database.ts';
import { EVERY_MS, keepWorking, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import { publishDue } from './publish-due.ts';

/** Starts the worker that publishes scheduled drafts. */
export function startPublishing(db: Database, clock: () => Date, log: WorkLog): Working {
  const turn = async () => {
    await publishDue(db, clock());
    return EVERY_MS;
  };
  return keepWorking({ name: 'publishing scheduled campaigns', turn, troubleMs: 3_000 }, log);
}
