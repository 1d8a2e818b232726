import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { notification } from './table.ts';

/** Marks notifications of an account as read: the given ones, or all. */
export async function markRead(
  db: Executor,
  accountId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const these = ids === undefined ? undefined : inArray(notification.id, [...ids]);
  await db
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.accountId, accountId), isNull(notification.readAt), these));
}

/** Notifies a member of the new state of a request, if the account still exists. */
export async function notifyOfMove(
  tx: Executor,
  notice: {
    readonly accountId: string;
    readonly campaignId: string;
    readonly state: RequestState;
    readonly now: Date;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into notification (account_id, kind, campaign_id, state, created_at)
    select id, 'request-moved', ${notice.campaignId}::uuid, ${notice.state}, ${notice.now.toISOString()}::timestamptz
    from account where id = ${notice.accountId}`);
}
