import { type CampaignFilters, countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import type { CallContext } from '#server/api/handler.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { type ListPlace, listIn } from '#server/features/campaign/listing/list-queries.ts';
import { type PageOf, pageOfCards, type WantedPage } from '#server/features/campaign/listing/page-queries.ts';
import { countList } from './facet-queries.ts';
import { passesInList, type ResolvedFilters, resolveFilters } from './filter-queries.ts';
import { countPassing, countWhole, type Filterable } from './present-filters.ts';

/** So many lists are remembered with what they can be filtered by. */
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
  const { db, now } = context;
  const { place, page, filters } = asked;
  const resolved = await resolveChosen(context, place, filters);
  if (resolved === null) {
    const [cards, whole] = await Promise.all([
      pageOfCards(context, asked),
      findWholeList(db, keyOf(place), place, now),
    ]);
    return { cards, ...whole };
  }
  const counts = await countList(db, listIn(db, place), resolved, now);
  const wanted = pageOffset(page) + pageSize;
  const where = passesInList(resolved, { wanted, passing: countPassing(counts), whole: countWhole(counts) });
  return { cards: await pageOfCards(context, asked, where), counts, resolved };
}

/** What a list can be filtered by, without a page of it. */
export async function countFiltered(
  context: CallContext,
  place: ListPlace,
  filters: CampaignFilters,
): Promise<Filterable> {
  const { db, now } = context;
  const resolved = await resolveChosen(context, place, filters);
  if (resolved === null) return findWholeList(db, keyOf(place), place, now);
  return { resolved, counts: await countList(db, listIn(db, place), resolved, now) };
}

/** What the chosen filters test; null where nothing is left to test. */
async function resolveChosen(
  { db, now }: CallContext,
  place: ListPlace,
  filters: CampaignFilters,
): Promise<ResolvedFilters | null> {
  if (countFilters(filters) === 0) return null;
  const resolved = await resolveFilters(db, place, filters, now);
  return resolved.tests.length === 0 ? null : resolved;
}

const findWholeList = sharedByKey('home', MOST_LISTS, readWholeList);

async function readWholeList(db: Executor, _key: string, place: ListPlace, now: Date): Promise<Filterable> {
  const resolved = await resolveFilters(db, place, {}, now);
  return { resolved, counts: await countList(db, listIn(db, place), resolved, now) };
}

/** No slug has a space. */
function keyOf({ brand = '', category = '' }: ListPlace): string {
  return `${brand} ${category}`;
}
