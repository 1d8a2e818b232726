import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { ListFilters } from '@ayrac/contract/filter.ts';
import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { isExpired } from '@ayrac/domain/campaign/campaign-time.ts';
import { pageCount, pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import { builtOnce, type Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { spreadCovers } from '#server/features/campaign/cover/present.ts';
import { type CardRow, listCardsOf, selectCards, slice, withBrands } from './card-queries.ts';
import { type ListPlace, listIn } from './list-queries.ts';
import { presentCard } from './present-card.ts';

/** Registers the campaigns that a page shows as cache tags, and the first end as the expiry of the page. */
export function noteCards({ uses, expires }: CallContext, rows: readonly CardRow[]): void {
  for (const row of rows) {
    uses(`campaign:${row.id}`);
    if (row.endAt !== null) expires(row.endAt);
  }
}

/** Builds the response from what is counted elsewhere: the total of the list and, where it has them, its filters. */
export type PageOf = (total: number, filters?: ListFilters) => CampaignPage;

/** Page of a list, in a sort order. */
export interface ListPageRequest {
  readonly place: ListPlace;
  readonly sort: CampaignSort;
  readonly page: number;
}

/** Condition that narrows a list, and its cache key. */
export interface Narrowing {
  readonly key: string;
  readonly where: SQL;
}

/** Fetches one page of a list. Returns a function that completes it with the total. */
export async function pageOfCards(
  context: CallContext,
  request: ListPageRequest,
  narrowing?: Narrowing,
): Promise<PageOf> {
  const { locale } = context;
  const { sort, page } = request;
  const rows = await listPage(context, request, narrowing);
  noteCards(context, rows);
  return (total, filters) => ({
    campaigns: spreadCovers(rows.map((row) => presentCard(row, locale))),
    total,
    page,
    pages: pageCount(total),
    sort,
    filters: filters ?? null,
  });
}

type Placed = 'all' | 'brand' | 'category' | 'both';

const placeholders: Readonly<Record<Placed, ListPlace<Later<string>>>> = {
  all: {},
  brand: { brand: sql.placeholder('brand') },
  category: { category: sql.placeholder('category') },
  both: { brand: sql.placeholder('brand'), category: sql.placeholder('category') },
};

const askPage = builtOnce((db, form: `${Placed} ${CampaignSort}`) => {
  const [placed, sort] = form.split(' ') as [Placed, CampaignSort];
  const source = slice(db, {
    list: listIn(db, placeholders[placed]),
    sort,
    limit: pageSize,
    offset: sql.placeholder('offset'),
    now: sql.placeholder('now'),
  });
  return selectCards(db, source.as('source'));
});

/** Reads the cards of one page of a list. */
export async function listPage(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  request: ListPageRequest,
  narrowing?: Narrowing,
): Promise<CardRow[]> {
  const { place, sort, page } = request;
  if (narrowing !== undefined) {
    const ids = await findNarrowed(db, `${narrowing.key} ${sort} ${page}`, request, narrowing, now);
    return listLive(db, ids, now);
  }
  const values = { ...place, now, offset: pageOffset(page) };
  return withBrands(db, await askPage(db, `${placedBy(place)} ${sort}`, values));
}

/** Reads the cards of campaigns that were live when their ids were cached, without those that have ended since. */
async function listLive(db: Executor, ids: readonly string[], now: Date): Promise<CardRow[]> {
  const rows = await listCardsOf(db, ids);
  return rows.filter(({ endAt }) => !isExpired(endAt, now));
}

function placedBy({ brand, category }: ListPlace): Placed {
  if (brand !== undefined && category !== undefined) return 'both';
  if (brand !== undefined) return 'brand';
  return category === undefined ? 'all' : 'category';
}

/** Size of the cache of filtered pages, which holds the ids of their campaigns. */
const MOST_PAGES = 500;

const findNarrowed = sharedByKey('home', MOST_PAGES, readNarrowed);

async function readNarrowed(
  db: Executor,
  _key: string,
  { place, sort, page }: ListPageRequest,
  { where }: Narrowing,
  now: Date,
): Promise<readonly string[]> {
  const request = { list: listIn(db, place), sort, limit: pageSize, offset: pageOffset(page), now, where };
  const rows = await slice(db, request);
  return rows.toSorted((left, right) => left.place - right.place).map(({ campaignId }) => campaignId);
}
