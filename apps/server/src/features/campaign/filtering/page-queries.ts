import { type CampaignFilters, countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import type { CallContext } from '#server/api/handler.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { type ListPlace, listIn } from '#server/features/campaign/listing/list-queries.ts';
import {
  type ListPageRequest,
  type Narrowing,
  type PageOf,
  pageOfCards,
} from '#server/features/campaign/listing/page-queries.ts';
import { countList } from './facet-queries.ts';
import { passesInList, resolveFilters } from './filter-queries.ts';
import { countPassing, countWhole, type Filterable } from './present-filters.ts';

/** Size of each of the two caches below, in lists. */
const MOST_LISTS = 500;

/** Page of a list, with its filters. */
export interface FilteredPage extends ListPageRequest {
  readonly filters: CampaignFilters;
}

/** Page of a list, and the data from which its filters are presented. */
interface Found extends Filterable {
  readonly cards: PageOf;
}

/**
 * Finds one page of a list and its filters. Without a chosen filter this takes one query, because the counts are
 * cached. With filters the counts come first: they decide how the page is queried.
 */
export async function filteredPage(context: CallContext, request: FilteredPage): Promise<Found> {
  if (countFilters(request.filters) === 0) {
    const [cards, whole] = await Promise.all([
      pageOfCards(context, request),
      countFiltered(context, request.place, {}),
    ]);
    return { cards, ...whole };
  }
  const found = await countFiltered(context, request.place, request.filters);
  return { cards: await pageOfCards(context, request, narrowingOf(request, found)), ...found };
}

/** Returns the condition for a page of a filtered list, or undefined when no filter remains. */
export function narrowingOf(
  { place, page, filters }: Omit<FilteredPage, 'sort'>,
  { resolved, counts }: Filterable,
): Narrowing | undefined {
  const needed = pageOffset(page) + pageSize;
  const where = passesInList(resolved, { needed, passing: countPassing(counts), whole: countWhole(counts) });
  return where === undefined ? undefined : { key: keyOf(place, filters), where };
}

/** Counts what a list can be filtered by, without a page of it. */
export function countFiltered(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  place: ListPlace,
  filters: CampaignFilters,
): Promise<Filterable> {
  const find = countFilters(filters) === 0 ? findWholeList : findFilteredList;
  return find(db, keyOf(place, filters), place, filters, now);
}

// Two caches, so that the many filtered lists cannot evict the unfiltered ones.
const findWholeList = sharedByKey('home', MOST_LISTS, readList);
const findFilteredList = sharedByKey('home', MOST_LISTS, readList);

async function readList(
  db: Executor,
  _key: string,
  place: ListPlace,
  filters: CampaignFilters,
  now: Date,
): Promise<Filterable> {
  const resolved = await resolveFilters(db, place, filters, now);
  return { resolved, counts: await countList(db, listIn(db, place), resolved, now) };
}

/** Builds the cache key. A slug has no space, and the filters are always in the same order. */
function keyOf({ brand = '', category = '' }: ListPlace, filters: CampaignFilters): string {
  return `${brand} ${category} ${JSON.stringify(filters)}`;
}
