import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { spreadCovers } from '#server/features/campaign/cover/present.ts';
import { campaignList } from '#server/features/campaign-list/table.ts';
import { takesRequests } from '../queries.ts';
import { campaignIntake, campaignListing } from '../table.ts';
import { listCards, slice } from './card-queries.ts';
import { presentCard } from './present-card.ts';

/** Number of campaigns offered in one step; the category's page has the rest. */
const MOST = 100;

/** Returns the campaigns of a category that the quote wizard of the top bar offers, in the order of their ends. */
export async function quoteChoices(
  { db, locale, now }: CallContext,
  categoryId: string,
): Promise<{ readonly campaigns: CampaignCard[]; readonly total: number }> {
  const [list] = await db
    .select({ id: campaignList.id, campaigns: sql<number>`${campaignList.campaigns} - ${closedIn(now)}` })
    .from(campaignList)
    .where(and(eq(campaignList.categoryId, categoryId), isNull(campaignList.brandId)));
  if (list === undefined) return { campaigns: [], total: 0 };
  const source = slice(db, { list: list.id, sort: 'ending-soon', limit: MOST, now, where: takesRequests });
  const rows = await listCards(db, source.as('source'));
  // The stored count may be slightly old. When all campaigns are here, their number is the exact one.
  const total = rows.length < MOST ? rows.length : Math.max(list.campaigns, rows.length);
  return { campaigns: spreadCovers(rows.map((row) => presentCard(row, locale))), total };
}

/** Counts the live campaigns of the outer query's list that take no requests. */
function closedIn(now: Date): SQL {
  return sql`(select count(*)::integer from ${campaignIntake}
    join ${campaignListing} on ${campaignListing.campaignId} = ${campaignIntake.id}
    where ${campaignListing.listId} = ${campaignList.id} and ${campaignListing.endAt} > ${now} and ${campaignIntake.isClosed})`;
}

/**
 * Counts the live campaigns that take no requests, for each category with its descendants. Categories without any are
 * left out.
 */
export async function countClosed(
  db: Executor,
  now: Date,
): Promise<{ readonly category: string; readonly campaigns: number }[]> {
  const { categoryId } = campaignList;
  const rows = await db
    .select({ category: categoryId, campaigns: sql<number>`count(*)::integer` })
    .from(campaignIntake)
    .innerJoin(campaignListing, eq(campaignListing.campaignId, campaignIntake.id))
    .innerJoin(campaignList, eq(campaignList.id, campaignListing.listId))
    .where(
      and(
        campaignIntake.isClosed,
        gt(campaignListing.endAt, now),
        isNull(campaignList.brandId),
        isNotNull(categoryId),
      ),
    )
    .groupBy(categoryId);
  return rows.flatMap(({ category, campaigns }) => (category === null ? [] : [{ category, campaigns }]));
}
