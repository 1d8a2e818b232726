import type { LeadWork } from '@ayrac/domain/lead/lead-work.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { notifyOfLead, notifyOfLeads } from './notify-of-lead.ts';
import { lead, leadEvent, leadResult } from './table.ts';
import { renewDue } from './writes.ts';

/** Writes the work on a lead, with its next version and due time. */
export async function saveWork(tx: Executor, leadId: string, work: LeadWork): Promise<void> {
  await tx
    .update(lead)
    .set({ ...work, answerMinutes: sameAnswer(work.firstContactAt), version: sql`${lead.version} + 1` })
    .where(eq(lead.id, leadId));
  await renewDue(tx, leadId);
  await notifyOfLead(tx, leadId, 'changed');
}

/** Keeps the measured answer time while the first answer is the same. A different one is measured again. */
function sameAnswer(firstContactAt: Date | null) {
  const at = firstContactAt?.toISOString() ?? null;
  return sql`case when ${lead.firstContactAt} is not distinct from ${at}::timestamptz then ${lead.answerMinutes} end`;
}

/** Records an event of a lead and notifies every node of it. */
export function insertEvent(tx: Executor, event: typeof leadEvent.$inferInsert): Promise<void> {
  return insertEvents(tx, [event]);
}

/** The same for events of several leads. */
export async function insertEvents(
  tx: Executor,
  events: readonly (typeof leadEvent.$inferInsert)[],
): Promise<void> {
  await tx.insert(leadEvent).values([...events]);
  const ids = events.map(({ leadId }) => leadId);
  await notifyOfLeads(tx, ids, 'changed');
}

export async function markUndone(tx: Executor, eventIds: readonly string[], now: Date): Promise<void> {
  await tx
    .update(leadEvent)
    .set({ undoneAt: now })
    .where(and(inArray(leadEvent.id, [...eventIds]), isNull(leadEvent.undoneAt)));
}

/** Deletes the stored outcome of an undone result, so that it can be reported again. */
export async function forgetResult(
  tx: Executor,
  { leadId, changeId }: { readonly leadId: string; readonly changeId: string },
): Promise<void> {
  await tx.delete(leadResult).where(and(eq(leadResult.leadId, leadId), eq(leadResult.changeId, changeId)));
}
