import type { LeadNoticeKind } from '@ayrac/domain/lead/lead-notice.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { lead, leadNotice } from '../table.ts';

/** Leaves a notice for people in the office that a lead needs them. */
export async function leaveNotices(
  tx: Executor,
  {
    leadId,
    kind,
    people,
    now,
  }: {
    readonly leadId: string;
    readonly kind: LeadNoticeKind;
    readonly people: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  if (people.length === 0) return;
  await tx
    .insert(leadNotice)
    .values(people.map((accountId) => ({ accountId, leadId, kind, createdAt: now })));
}

/** Marks some notices of a person as seen and returns their number. */
export async function markSeen(
  tx: Executor,
  accountId: string,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<number> {
  const theirs = and(eq(leadNotice.accountId, accountId), inArray(leadNotice.id, [...ids]));
  const { rowCount } = await tx
    .update(leadNotice)
    .set({ seenAt: now })
    .where(and(theirs, isNull(leadNotice.seenAt)));
  return rowCount ?? 0;
}

/** Records that the owners were reminded of the current plans of these leads. */
export async function markReminded(tx: Executor, leadIds: readonly string[]): Promise<void> {
  await tx
    .update(lead)
    .set({ remindedFor: sql`${lead.nextActionAt}` })
    .where(inArray(lead.id, [...leadIds]));
}
