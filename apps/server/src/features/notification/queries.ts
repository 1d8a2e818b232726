import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { hasShownPlace } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { notification } from './table.ts';

const MOST_SHOWN = 100;

/** Lists the latest notifications of an account, newest first. */
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
      isShown: sql<boolean>`${isShown(campaign)} and ${hasShownPlace}`,
      brandName: brand.name,
    })
    .from(notification)
    .innerJoin(campaign, eq(campaign.id, notification.campaignId))
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .where(eq(notification.accountId, accountId))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(MOST_SHOWN);
}

export type NotificationRow = Awaited<ReturnType<typeof listNotificationRows>>[number];

export function countUnread(db: Executor, accountId: string): Promise<number> {
  return db.$count(notification, and(eq(notification.accountId, accountId), isNull(notification.readAt)));
}
