import type { LeadWork } from '@ayrac/domain/lead/lead-work.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { lead, leadEvent, leadResult } from './table.ts';
import { tellLead } from './tell-lead.ts';
import { renewDue } from './writes.ts';

/** Writes what work has come to, with the lead's next version and when it is due then. */
export async function saveWork(tx: Executor, leadId: string, work: LeadWork): Promise<void> {
  await tx
    .update(lead)
    .set({ ...work, answerMinutes: sameAnswer(work.firstContactAt), version: sql`${lead.version} + 1` })
    .where(eq(lead.id, leadId));
  await renewDue(tx, leadId);
  await tellLead(tx, leadId, 'changed');
}

/** What the first answer took, as long as that is the same one; another one is counted anew. */
function sameAnswer(firstContactAt: Date | null) {
  const at = firstContactAt?.toISOString() ?? null;
  return sql`case when ${lead.firstContactAt} is not distinct from ${at}::timestamptz then ${lead.answerMinutes} end`;
}

/** Notes what was done about a lead. */
export async function insertEvent(tx: Executor, event: typeof leadEvent.$inferInsert): Promise<void> {
  await tx.insert(leadEvent).values(event);
  await tellLead(tx, event.leadId, 'changed');
}

/** Notes that what was done about a lead was taken back. */
export async function markUndone(tx: Executor, eventId: string, now: Date): Promise<void> {
  await tx
    .update(leadEvent)
    .set({ undoneAt: now })
    .where(and(eq(leadEvent.id, eventId), isNull(leadEvent.undoneAt)));
}

/** Lets a result that was taken back be told again. */
export async function forgetResult(
  tx: Executor,
  { leadId, changeId }: { readonly leadId: string; readonly changeId: string },
): Promise<void> {
  await tx.delete(leadResult).where(and(eq(leadResult.leadId, leadId), eq(leadResult.changeId, changeId)));
}
