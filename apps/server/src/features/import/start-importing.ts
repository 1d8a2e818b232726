import { randomUUID } from 'node:crypto';
import type { ImportState } from '@ayrac/domain/import/import-state.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { nobody } from '#server/api/visitor.ts';
import type { Database } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { batchByBatch, keepWorking, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import type { Services } from '#server/services.ts';
import { checkBatch } from './check-batch.ts';
import { findImport, type ImportRun } from './queries.ts';
import { undoBatch } from './undo-batch.ts';
import { ImportLeaseLost, takeImport, type Work } from './work-on.ts';
import { writeBatch } from './write-batch.ts';

const batches: Partial<Readonly<Record<ImportState, (work: Work) => Promise<void>>>> = {
  checking: checkBatch,
  running: writeBatch,
  undoing: undoBatch,
};

/** Starts the worker that processes imports. */
export function startImporting(db: Database, services: Services, log: WorkLog): Working {
  const node = randomUUID();
  const turn = batchByBatch(() => workOnce(db, services, node));
  return keepWorking({ name: 'importing', turn, troubleMs: 5_000 }, log);
}

/** Processes one batch of an import. Returns false when there is none. */
export async function workOnce(db: Database, services: Services, node: string): Promise<boolean> {
  const id = await takeImport(db, node);
  if (id === undefined) return false;
  const run = await findImport(db, id);
  try {
    await batches[run.state]?.({ context: await contextOf(db, services, run), run, node });
  } catch (error) {
    if (!(error instanceof ImportLeaseLost)) throw error;
  }
  return true;
}

/** Creates a context in which the creator of the import is the caller. */
async function contextOf(db: Database, services: Services, run: ImportRun): Promise<CallContext> {
  const [by] =
    run.createdBy === null ? [] : await db.select().from(account).where(eq(account.id, run.createdBy));
  const caller =
    by && ({ kind: 'member', id: by.id, username: by.username, role: by.role, sessionId: by.id } as const);
  return {
    ...nobody,
    ...(caller && { caller }),
    db,
    services,
    now: services.clock(),
    locale: 'tr',
    address: '',
    userAgent: '',
    isPrefetch: false,
    requestId: run.id,
    idempotencyKey: undefined,
    uses: () => undefined,
    expires: () => undefined,
  };
}
