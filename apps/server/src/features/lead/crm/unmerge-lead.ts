import { maySee } from '@ayrac/domain/access.ts';
import { canUnmerge } from '@ayrac/domain/lead/lead-merge.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { notifyOfBrand } from '../notify-of-lead.ts';
import type { leadEvent } from '../table.ts';
import { markUndone } from '../work-writes.ts';
import { leaveLead } from '../writes.ts';
import { findMerge, holdLeads, listLeads, listMergeEvents, type MergedLead } from './merge-queries.ts';
import { putWorkBack } from './put-work-back.ts';
import { holdLead } from './queries.ts';

type Event = typeof leadEvent.$inferSelect;

/** Undoes the merge of a lead, while that is still possible. Throws `record-changed` when it was undone meanwhile. */
export function unmergeLead(context: CallContext, leadId: string): Promise<{ readonly leadId: string }> {
  return inTransaction(context.db, async (tx) => {
    const [joined] = await listLeads(tx, [leadId]);
    if (!isReached(context, joined)) throw new RefusalError('not-found');
    const event = await findMerge(tx, leadId);
    if (event === undefined) throw new RefusalError('record-changed');
    const stoodFor = await takeApart(tx, context, event);
    if (!canUnmerge(event.at, context.now)) throw new RefusalError('too-late-to-undo');
    return { leadId: stoodFor };
  });
}

/**
 * Takes one lead out of a merge. After the last one the earlier work of the kept lead is restored, unless somebody has
 * worked on it since.
 */
export async function takeApart(tx: Executor, context: CallContext, event: Event): Promise<string> {
  const keptId = event.work.mergedInto ?? '';
  const held = await holdLeads(tx, [event.leadId, keptId]);
  const joined = held.find(({ id }) => id === event.leadId);
  if (!isReached(context, joined)) throw new RefusalError('not-found');
  if (joined.mergedInto !== keptId) throw new RefusalError('record-changed');
  await leaveLead(tx, joined.id);
  await markUndone(tx, [event.id], context.now);
  const left = await listMergeEvents(tx, event.changeId);
  const [last] = left;
  if (left.length === 1 && last?.leadId === keptId) {
    if ((await holdLead(tx, keptId))?.version === last.version) await putWorkBack(tx, context, last);
    await markUndone(tx, [last.id], context.now);
  }
  await writeAudit(tx, context, {
    action: 'lead-unmerged',
    targetKind: 'leads',
    targetId: joined.id,
    fields: ['mergedInto'],
  });
  await notifyOfBrand(tx, joined.brandId);
  return keptId;
}

function isReached({ caller }: CallContext, lead: MergedLead | undefined): lead is MergedLead {
  return lead !== undefined && maySee(caller, 'manage-leads', null, lead.brandId);
}
