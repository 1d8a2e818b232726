import { type CampaignFilters, countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import type { CallContext } from '#server/api/handler.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { type ListPlace, listIn } from '#server/features/campaign/listing/list-queries.ts';
import {
  type Narrowing,
  type PageOf,
  pageOfCards,
  type WantedPage,
} from '#server/features/campaign/listing/page-queries.ts';
import { countList } from './facet-queries.ts';
import { passesInList, resolveFilters } from './filter-queries.ts';
import { countPassing, countWhole, type Filterable } from './present-filters.ts';

/** So many lists, and so many narrowed ones, are remembered with what they can be filtered by. */
const MOST_LISTS = 500;

/** Which page of a list, narrowed by what. */
export interface FilteredPage extends WantedPage {
  readonly filters: CampaignFilters;
}

/** A page of a list, and what its filters are shown from. */
interface Found extends Filterable {
  readonly cards: PageOf;
}

/**
 * One page of a list and what it can be filtered by. A list of which nothing was chosen takes one query: what it can be
 * filtered by is remembered. Where something is filtered the counts come first, for they say how the page is best
 * found.
 */
export async function filteredPage(context: CallContext, asked: FilteredPage): Promise<Found> {
  if (countFilters(asked.filters) === 0) {
    const [cards, whole] = await Promise.all([
      pageOfCards(context, asked),
      countFiltered(context, asked.place, {}),
    ]);
    return { cards, ...whole };
  }
  const found = await countFiltered(context, asked.place, asked.filters);
  return { cards: await pageOfCards(context, asked, narrowingOf(asked, found)), ...found };
}

/** How a page of a filtered list is best found; undefined where nothing is left to filter by. */
export function narrowingOf(
  { place, page, filters }: Omit<FilteredPage, 'sort'>,
  { resolved, counts }: Filterable,
): Narrowing | undefined {
  const wanted = pageOffset(page) + pageSize;
  const where = passesInList(resolved, { wanted, passing: countPassing(counts), whole: countWhole(counts) });
  return where === undefined ? undefined : { key: keyOf(place, filters), where };
}

/** What a list can be filtered by, without a page of it. */
export function countFiltered(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  place: ListPlace,
  filters: CampaignFilters,
): Promise<Filterable> {
  const find = countFilters(filters) === 0 ? findWholeList : findFilteredList;
  return find(db, keyOf(place, filters), place, filters, now);
}

// Apart, so that what many filter by pushes out no whole list.
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

/** No slug has a space; filters stand in one order. */
function keyOf({ brand = '', category = '' }: ListPlace, filters: CampaignFilters): string {
  return `${brand} ${category} ${JSON.stringify(filters)}`;
}
