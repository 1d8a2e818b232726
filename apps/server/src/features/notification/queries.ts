import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { inActiveCategory } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { notification } from './table.ts';

const MOST_SHOWN = 100;

/** The latest notifications of an account, newest first. */
export function listNotificationRows(db: Executor, accountId: string) {
  return db
    .select({
      id: notification.id,
      kind: notification.kind,
      state: notification.state,
      createdAt: notification.createdAt,
      readAt: notification.readAt,
      slug: campaign.slug,
      title: campaign.title,
      titleEn: sql<string | null>`${campaign.english} ->> 'title'`,
      endAt: campaign.endAt,
      isShown: sql<boolean>`${campaign.isActive} and ${inActiveCategory}`,
      brandName: brand.name,
    })
    .from(notification)
    .innerJoin(campaign, eq(campaign.id, notification.campaignId))
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .where(eq(notification.accountId, accountId))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(MOST_SHOWN);
}

/** A notification with its campaign. */
export type NotificationRow = Awaited<ReturnType<typeof listNotificationRows>>[number];

/** How many notifications an account has not read. */
export function countUnread(db: Executor, accountId: string): Promise<number> {
  return db.$count(notification, and(eq(notification.accountId, accountId), isNull(notification.readAt)));
}

/** Marks an account's notifications as read: these, or all. */
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

/** Tells a member where their request is now; who has no account any more is not told. */
export async function notifyOfMove(
  tx: Executor,
  told: {
    readonly accountId: string;
    readonly campaignId: string;
    readonly state: RequestState;
    readonly now: Date;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into notification (account_id, kind, campaign_id, state, created_at)
    select id, 'request-moved', ${told.campaignId}::uuid, ${told.state}, ${told.now.toISOString()}::timestamptz
    from account where id = ${told.accountId}`);
}
