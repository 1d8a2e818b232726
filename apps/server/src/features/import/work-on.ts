import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { rowKinds } from './kinds/all.ts';
import type { ImportRow, ImportRun } from './queries.ts';
import { importRun } from './table.ts';

/** Import on which a node holds a lease. */
export interface Work {
  readonly context: CallContext;
  readonly run: ImportRun;
  readonly node: string;
}

/** Changes to an import after a batch. */
export type Progress = Partial<Omit<typeof importRun.$inferInsert, 'id'>> | Readonly<Record<string, unknown>>;

const LEASE_SECONDS = 30;
/** Every invalidation of the lists renders all cached pages again while visitors wait. */
const TOLD_EVERY_MS = 15_000;

/** Thrown when an import was paused, cancelled or taken over during a batch, which is rolled back. */
export class ImportLeaseLost extends Error {}

/**
 * Runs a batch and stores its progress in one transaction. Throws ImportLeaseLost, rolling the batch back, when the
 * import was paused or another node has it.
 */
export function doBatch(
  { context, run, node }: Work,
  batch: (tx: Executor) => Promise<Progress>,
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const progress = await batch(tx);
    const isOurs = and(
      eq(importRun.id, run.id),
      eq(importRun.state, run.state),
      eq(importRun.leasedBy, node),
    );
    const kept = await tx
      .update(importRun)
      .set({ ...progress, leasedUntil: sql`now() + ${LEASE_SECONDS} * interval '1 second'` })
      .where(isOurs)
      .returning({ id: importRun.id });
    if (kept.length === 0) throw new ImportLeaseLost();
  });
}

/**
 * Invalidates the lists after a batch: at the end of the import, and at intervals before. The pages of the records are
 * invalidated by every batch.
 */
export async function invalidateLists(
  tx: Executor,
  { run, context: { now } }: Work,
  progress: Progress,
): Promise<Progress> {
  const isOver = 'state' in progress;
  const isRecent = run.toldAt !== null && now.getTime() - run.toldAt.getTime() < TOLD_EVERY_MS;
  if (isRecent && !isOver) return progress;
  await announce(tx, catalogueTags);
  return { ...progress, toldAt: now };
}

/**
 * Takes the lease of an import that no other node processes; undefined when there is none. Imports take turns, so that a
 * short one does not wait for a long one.
 */
export async function takeImport(db: Executor, node: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update import_run set leased_by = ${node}, leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
    where id = (
      select id from import_run
      where state in ('checking', 'running', 'undoing')
        and (leased_until is null or leased_until < now() or leased_by = ${node})
      order by leased_until nulls first, moved_at, id limit 1 for update skip locked
    ) returning id`);
  return rows[0]?.id;
}

/** Runs `write` for the rows of a batch as their kind wants it. `write` adds the ids of the records that it wrote. */
export function writeTogether<Result>(
  { run, context: { now } }: Work,
  tx: Executor,
  rows: readonly ImportRow[],
  write: (written: Set<string>) => Promise<Result>,
): Promise<Result> {
  const { together } = kindOf(run);
  if (together === undefined) return write(new Set());
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  return together(tx, now, ids, write);
}

export function kindOf({ kind }: ImportRun) {
  return rowKinds[kind];
}
