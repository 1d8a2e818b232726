import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { maySee } from '@ayrac/domain/access.ts';
import { UNDOABLE_WORK_MS } from '@ayrac/domain/lead/lead-work.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { onEach } from '#server/resource/write/on-each.ts';
import type { leadEvent } from '../table.ts';
import { forgetResult, markUndone } from '../work-writes.ts';
import { leadRecords } from './office.ts';
import { putWorkBack } from './put-work-back.ts';
import { holdLead, listEventsOf } from './queries.ts';
import { revertReview } from './undo-review.ts';
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
  const outcome = await onEach(context, leadRecords, [...byLead.keys()], (leadId) => {
    const event = byLead.get(leadId);
    if (event === undefined) throw new RefusalError('not-found');
    return inTransaction(db, (tx) => revertEvent(tx, context, event));
  });
  return { ...outcome, change: null };
}

async function revertEvent(tx: Executor, context: CallContext, event: Event): Promise<void> {
  const { leadId } = event;
  const held = await holdLead(tx, leadId);
  const isAccessible = held !== undefined && maySee(context.caller, 'manage-leads', null, held.brandId);
  if (!isAccessible) throw new RefusalError('not-found');
  if (event.undoneAt !== null) throw new RefusalError('record-changed');
  if (event.kind === 'merge') {
    // The work on the kept lead is restored with the last of the leads that had joined it.
    if (event.work.mergedInto) await takeApart(tx, context, event);
    return;
  }
  if (held.version !== event.version) throw new RefusalError('record-changed');
  if (event.kind === 'accept' || event.kind === 'refuse') await revertReview(tx, context, event);
  else await putWorkBack(tx, context, event);
  await markUndone(tx, event.id, context.now);
  await forgetResult(tx, event);
  const fields = [event.kind];
  await writeAudit(tx, context, {
    action: 'lead-work-undone',
    targetKind: 'leads',
    targetId: leadId,
    fields,
  });
}
