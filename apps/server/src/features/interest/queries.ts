import { MOST_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { listCards } from '#server/features/campaign/listing/card-queries.ts';
import { hasShownPlace } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { follow } from '#server/features/follow/table.ts';
import { isShown } from '#server/resource/is-shown.ts';

/** The cards of the campaigns that an account follows: by their end, open-ended ones after these, over ones last. */
export function listFollowedCards(db: Executor, accountId: string, now: Date) {
  const isOver = sql`coalesce(${campaign.endAt} <= ${now.toISOString()}::timestamptz, false)`;
  const order = sql`${isOver}, case when ${isOver} then null else ${campaign.endAt} end nulls last,
    ${campaign.endAt} desc, ${campaign.id}`;
  const source = db
    .select({
      campaignId: sql<string>`${campaign.id}`.as('campaign_id'),
      section: sql<string>`''::text`.as('section'),
      place: sql<number>`row_number() over (order by ${order})::integer`.as('place'),
    })
    .from(follow)
    .innerJoin(campaign, eq(campaign.id, follow.targetId))
    .where(
      and(eq(follow.accountId, accountId), eq(follow.kind, 'campaign'), isShown(campaign), hasShownPlace),
    )
    .orderBy(order)
    .limit(MOST_FOLLOWS);
  return listCards(db, source.as('source'));
}
