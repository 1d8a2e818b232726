import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { UNDOABLE_WORK_MS } from '@ayrac/domain/lead/lead-work.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { findLabel, onEach } from '#server/resource/write/on-each.ts';
import { eachOf, inBatches } from '#server/resource/write/write-many.ts';
import { lockLeads } from '../queries.ts';
import type { leadEvent } from '../table.ts';
import { forgetResult, markUndone } from '../work-writes.ts';
import { leadRecords, suspectLeadRecords } from './office.ts';
import { putWorkBack } from './put-work-back.ts';
import { holdLead, listEventsOf } from './queries.ts';
import type { HeldLead, HeldReview } from './review-writes.ts';
import { followReverted, revertReviews, type UndoneReview } from './undo-review.ts';
import { takeApart } from './unmerge-lead.ts';

type Event = typeof leadEvent.$inferSelect;

/**
 * Undoes a change of leads, except for leads with later work or without anything left to undo. Returns undefined when
 * the change was not about leads.
 */
export async function undoWork(context: CallContext, changeId: string): Promise<Outcome | undefined> {
  const { db, caller, now } = context;
  const events = await listEventsOf(db, changeId);
  const [first] = events;
  if (first === undefined) return undefined;
  if (!maySee(caller, 'undo-change', first.staffId)) throw new RefusalError('not-found');
  if (now.getTime() - first.at.getTime() > UNDOABLE_WORK_MS) throw new RefusalError('too-late-to-undo');
  const left = events.filter(({ undoneAt }) => undoneAt === null);
  // If nothing is left, every lead of the change is reported.
  const byLead = new Map((left.length > 0 ? left : events).map((event) => [event.leadId, event]));
  const outcome =
    first.kind === 'refuse' || first.kind === 'accept'
      ? await undoReviews(context, changeId, byLead)
      : await onEach(context, leadRecords, [...byLead.keys()], (leadId) =>
          inTransaction(db, (tx) => revertEvent(tx, context, byLead.get(leadId))),
        );
  return { ...outcome, change: null };
}

/**
 * Undoes reviews a hundred at a time, as they were written. Those that cannot be written together are undone one by
 * one, so that each has its own reason if it fails.
 */
function undoReviews(
  context: CallContext,
  changeId: string,
  byLead: ReadonlyMap<string, Event>,
): Promise<Outcome> {
  return inBatches(context, { changeId, ids: [...byLead.keys()] }, async (tx, ids) => {
    const heldById = new Map((await lockLeads(tx, ids)).map((held) => [held.id, held]));
    const toUndo = (id: string) => ({ event: byLead.get(id), held: heldById.get(id) });
    const undoable = ids.flatMap((id) => {
      const { event, held } = toUndo(id);
      return event && held && reasonToStay(context, held, event) === null ? { event, held } : [];
    });
    const undone = [...(await revertTogether(tx, context, undoable))];
    const together = new Set(undone.map(({ held }) => held.id));
    const others = ids.filter((id) => !together.has(id));
    const { failed } = await eachOf(context, tx, others, {
      labelOf(id) {
        const records = heldById.get(id)?.isSuspect === false ? leadRecords : suspectLeadRecords;
        return findLabel({ ...context, db: tx }, records, id);
      },
      async write(own, id) {
        undone.push(await revertAlone(own, context, toUndo(id)));
        return true;
      },
    });
    const events = undone.flatMap(({ held }) => byLead.get(held.id) ?? []);
    await recordUndone(tx, context, events);
    await followReverted(tx, undone);
    return { done: undone.length, isWritten: undone.length > 0, failed };
  });
}

/** Undoes the reviews that nothing prevents, and returns them. None if a campaign has no place for all of them. */
async function revertTogether(
  tx: Executor,
  context: CallContext,
  reviews: readonly UndoneReview[],
): Promise<readonly HeldReview[]> {
  try {
    return await tx.transaction((own) => revertReviews(own, context, reviews));
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return [];
  }
}

async function revertAlone(
  tx: Executor,
  context: CallContext,
  { held, event }: { readonly held: HeldLead | undefined; readonly event: Event | undefined },
): Promise<HeldReview> {
  if (held === undefined || event === undefined) throw new RefusalError('not-found');
  const reason = reasonToStay(context, held, event);
  if (reason !== null) throw new RefusalError(reason);
  const [reverted] = await revertReviews(tx, context, [{ held, event }]);
  if (reverted === undefined) throw new RefusalError('duplicate-quote');
  return reverted;
}

async function revertEvent(tx: Executor, context: CallContext, event: Event | undefined): Promise<void> {
  const held = event && (await holdLead(tx, event.leadId));
  if (event === undefined || held === undefined) throw new RefusalError('not-found');
  const reason = reasonToStay(context, held, event);
  if (reason !== null) throw new RefusalError(reason);
  if (event.kind === 'merge') {
    // The work on the kept lead is restored with the last of the leads that had joined it.
    if (event.work.mergedInto) await takeApart(tx, context, event);
    return;
  }
  await putWorkBack(tx, context, event);
  await forgetResult(tx, event);
  await recordUndone(tx, context, [event]);
}

/** Why a lead stays as it is, or null. */
function reasonToStay(
  { caller }: CallContext,
  held: { readonly brandId: string; readonly version: number },
  { kind, version, undoneAt }: Event,
): 'not-found' | 'record-changed' | null {
  if (!maySee(caller, 'manage-leads', null, held.brandId)) return 'not-found';
  // What follows from later work on merged leads is decided where they are separated.
  const isChanged = undoneAt !== null || (kind !== 'merge' && held.version !== version);
  return isChanged ? 'record-changed' : null;
}

/** Marks events as undone, in the timelines and in the audit log. */
async function recordUndone(tx: Executor, context: CallContext, events: readonly Event[]): Promise<void> {
  const [first, ...others] = events.map(({ leadId, kind }) => ({
    action: 'lead-work-undone' as const,
    ...{ targetKind: 'leads', targetId: leadId, fields: [kind] },
  }));
  if (first === undefined) return;
  const ids = events.map(({ id }) => id);
  await markUndone(tx, ids, context.now);
  await writeAudit(tx, context, first, ...others);
}
