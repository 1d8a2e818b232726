import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import type { SQL } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { type PageOf, pageOfCards } from '#server/features/campaign/listing/page-queries.ts';
import { countList, type FacetCounts } from './facet-queries.ts';
import { passesInList, type ResolvedFilters } from './filter-queries.ts';
import { countPassing, countWhole } from './present-filters.ts';

/** Which page of a list, in which order, narrowed by what. */
export interface FilteredPage {
  readonly sort: CampaignSort;
  readonly page: number;
  readonly resolved: ResolvedFilters;
}

/** A page of a list, and what its filters are shown from. */
interface Found {
  readonly cards: PageOf;
  readonly counts: FacetCounts;
}

/**
 * One page of a list and what it can be filtered by, in two queries: beside each other, but where something is filtered
 * the counts come first, for they say how the page is best found.
 */
export async function filteredPage(context: CallContext, list: SQL, asked: FilteredPage): Promise<Found> {
  const { sort, page, resolved } = asked;
  const counting = countList(context.db, list, resolved, context.now);
  if (resolved.tests.length === 0) {
    const [cards, counts] = await Promise.all([pageOfCards(context, list, sort, page), counting]);
    return { cards, counts };
  }
  const counts = await counting;
  const wanted = pageOffset(page) + pageSize;
  const where = passesInList(resolved, { wanted, passing: countPassing(counts), whole: countWhole(counts) });
  return { cards: await pageOfCards(context, list, sort, page, where), counts };
}
