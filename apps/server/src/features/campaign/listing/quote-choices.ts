import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { takesRequests } from '../queries.ts';
import { campaignList } from '../table.ts';
import { listCards, slice } from './card-queries.ts';
import { presentCard } from './present-card.ts';

/** So many can be looked over in one step; who wants to see more goes to the category's page. */
const MOST = 100;

/** The campaigns that the quote from the top bar offers below a category, those that end first before the others. */
export async function quoteChoices(
  { db, locale, now }: CallContext,
  categoryId: string,
): Promise<{ readonly campaigns: CampaignCard[]; readonly total: number }> {
  const [list] = await db
    .select({ id: campaignList.id, campaigns: campaignList.campaigns })
    .from(campaignList)
    .where(and(eq(campaignList.categoryId, categoryId), isNull(campaignList.brandId)));
  if (list === undefined) return { campaigns: [], total: 0 };
  const source = slice(db, { list: list.id, sort: 'ending-soon', limit: MOST, now, where: takesRequests });
  const rows = await listCards(db, source.as('source'));
  // The counted number may be a little old: what is here in full counts itself.
  const total = rows.length < MOST ? rows.length : Math.max(list.campaigns, rows.length);
  return { campaigns: rows.map((row) => presentCard(row, locale)), total };
}
