import { and, eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { rowKinds } from './kinds/all.ts';
import type { ImportRun } from './queries.ts';
import { importRun } from './table.ts';

/** What a node works on: an import that it holds a lease of. */
export interface Work {
  readonly context: CallContext;
  readonly run: ImportRun;
  readonly node: string;
}

/** What a batch changes of its import. */
export type Progress = Partial<Omit<typeof importRun.$inferInsert, 'id'>> | Readonly<Record<string, unknown>>;

const LEASE_SECONDS = 30;
/** Each time that lists are told, every page that is kept is made anew, and visitors wait for it. */
const TOLD_EVERY_MS = 15_000;

/** Thrown where the import was paused, cancelled or taken over meanwhile: nothing of the batch stands. */
export class NoLongerOurs extends Error {}

/**
 * Does a batch in one transaction, which ends with what it came to: where somebody paused the import, or another node
 * has it, all of the batch is taken back.
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
    if (kept.length === 0) throw new NoLongerOurs();
  });
}

/**
 * Tells lists of what a batch has written, or took back: at the end, and now and then on the way. The pages of the
 * records themselves are told of each by its own write.
 */
export async function tellLists(
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

/** Takes an import that nobody works on; undefined where there is none. */
export async function takeImport(db: Executor, node: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update import_run set leased_by = ${node}, leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
    where id = (
      select id from import_run
      where state in ('checking', 'running', 'undoing')
        and (leased_until is null or leased_until < now() or leased_by = ${node})
      order by moved_at, id limit 1 for update skip locked
    ) returning id`);
  return rows[0]?.id;
}

/** What the import's kind does with its rows. */
export function kindOf({ kind }: ImportRun) {
  return rowKinds[kind];
}
