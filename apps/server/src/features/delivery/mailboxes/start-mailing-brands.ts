import type { Database } from '#server/db/database.ts';
import { EVERY_MS, keepWorking, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import { mailDue } from './mail-due.ts';

/** Starts the worker that puts notifications to brands into the outbox. Several nodes may run one. */
export function startMailingBrands(
  { db, clock, origin }: { readonly db: Database; readonly clock: () => Date; readonly origin: string },
  log: WorkLog,
): Working {
  const turn = async () => ((await mailDue(db, origin, clock())) > 0 ? 0 : EVERY_MS);
  return keepWorking({ name: 'mailing brands', turn, troubleMs: 3_000 }, log);
}
