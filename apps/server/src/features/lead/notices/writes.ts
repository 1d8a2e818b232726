import type { LeadNoticeKind } from '@ayrac/domain/lead/lead-notice.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { lead, leadNotice } from '../table.ts';

/** Leaves word for people in the office that a lead waits for them. */
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

/** Notes that somebody took note of some of their notices; tells of how many. */
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

/** Notes that owners were reminded of what is planned for these leads now. */
export async function markReminded(tx: Executor, leadIds: readonly string[]): Promise<void> {
  await tx
    .update(lead)
    .set({ remindedFor: sql`${lead.nextActionAt}` })
    .where(inArray(lead.id, [...leadIds]));
}
