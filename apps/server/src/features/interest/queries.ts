import { MOST_FOLLOWS, MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { listCards } from '#server/features/campaign/listing/card-queries.ts';
import { hasShownPlace } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { follow } from '#server/features/follow/table.ts';
import { isShown } from '#server/resource/is-shown.ts';

/** Lists the cards of the campaigns that an account follows. */
export function listFollowedCards(db: Executor, accountId: string, now: Date) {
  const source = db
    .select(placedByEnd(now))
    .from(follow)
    .innerJoin(campaign, eq(campaign.id, follow.targetId))
    .where(
      and(eq(follow.accountId, accountId), eq(follow.kind, 'campaign'), isShown(campaign), hasShownPlace),
    )
    .orderBy(byEnd(now))
    .limit(MOST_FOLLOWS);
  return listCards(db, source.as('source'));
}

/** Lists the cards of the given campaigns, as far as they are shown. */
export function listNamedCards(db: Executor, ids: readonly string[], now: Date) {
  const source = db
    .select(placedByEnd(now))
    .from(campaign)
    .where(and(inArray(campaign.id, [...ids]), isShown(campaign), hasShownPlace))
    .orderBy(byEnd(now))
    .limit(MOST_KEPT_FOLLOWS);
  return listCards(db, source.as('source'));
}

const placedByEnd = (now: Date) => ({
  campaignId: sql<string>`${campaign.id}`.as('campaign_id'),
  section: sql<string>`''::text`.as('section'),
  place: sql<number>`row_number() over (order by ${byEnd(now)})::integer`.as('place'),
});

/** Sorts by end date, then open-ended campaigns, then ended ones. */
function byEnd(now: Date): SQL {
  const isOver = sql`coalesce(${campaign.endAt} <= ${now.toISOString()}::timestamptz, false)`;
  return sql`${isOver}, case when ${isOver} then null else ${campaign.endAt} end nulls last,
    ${campaign.endAt} desc, ${campaign.id}`;
}
