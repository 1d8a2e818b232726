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
import { lockLead, lockLeads } from '../queries.ts';
import type { leadEvent } from '../table.ts';
import { forgetResult, markUndone } from '../work-writes.ts';
import { leadRecords, suspectLeadRecords } from './office.ts';
import { putWorkBack } from './put-work-back.ts';
import { holdLead, listEventsOf } from './queries.ts';
import { revertReviews } from './undo-review.ts';
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
    const reverted = await revertTogether(tx, context, byLead, ids);
    const others = ids.filter((id) => !reverted.has(id));
    const { done, failed } = await eachOf(context, tx, others, {
      labelOf: (id) => findLabel(context, suspectLeadRecords, id),
      async write(own, id) {
        await revertEvent(own, context, byLead.get(id));
        return true;
      },
    });
    return { done: reverted.size + done, isWritten: true, failed };
  });
}

/** Undoes the reviews that nothing prevents, and returns their leads. None if a campaign has no place for all of them. */
async function revertTogether(
  tx: Executor,
  context: CallContext,
  byLead: ReadonlyMap<string, Event>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  try {
    return await tx.transaction(async (own) => {
      const undone = (await lockLeads(own, ids)).flatMap((held) => {
        const event = byLead.get(held.id);
        return event !== undefined && reasonToStay(context, held, event) === null ? { held, event } : [];
      });
      const reverted = await revertReviews(own, context, undone);
      await recordUndone(
        own,
        context,
        [...reverted].flatMap((id) => byLead.get(id) ?? []),
      );
      return reverted;
    });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return new Set();
  }
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
  if (event.kind === 'accept' || event.kind === 'refuse') await revertAlone(tx, context, event);
  else await putWorkBack(tx, context, event);
  await forgetResult(tx, event);
  await recordUndone(tx, context, [event]);
}

async function revertAlone(tx: Executor, context: CallContext, event: Event): Promise<void> {
  const held = await lockLead(tx, event.leadId);
  if (held === undefined) throw new RefusalError('not-found');
  const reverted = await revertReviews(tx, context, [{ held, event }]);
  if (reverted.size === 0) throw new RefusalError('duplicate-quote');
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
