import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { ListFilters } from '@ayrac/contract/filter.ts';
import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { pageCount, pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { builtOnce, type Later } from '#server/db/built-once.ts';
import { spreadCovers } from '#server/features/campaign/cover/present.ts';
import { type CardRow, listCards, selectCards, slice, withBrands } from './card-queries.ts';
import { type ListPlace, listIn } from './list-queries.ts';
import { presentCard } from './present-card.ts';

/** Notes which campaigns a page shows, and when the first of them ends. */
export function noteCards({ uses, expires }: CallContext, rows: readonly CardRow[]): void {
  for (const row of rows) {
    uses(`campaign:${row.id}`);
    if (row.endAt !== null) expires(row.endAt);
  }
}

/** Makes the answer from what comes from elsewhere: the list's total, and its filters where it has some. */
export type PageOf = (total: number, filters?: ListFilters) => CampaignPage;

/** Which page of a list, in which order. */
export interface WantedPage {
  readonly place: ListPlace;
  readonly sort: CampaignSort;
  readonly page: number;
}

/** Fetches one page of a list in one query, narrowed by `where`. */
export async function pageOfCards(context: CallContext, wanted: WantedPage, where?: SQL): Promise<PageOf> {
  const { locale } = context;
  const { sort, page } = wanted;
  const rows =
    where === undefined ? await listPage(context, wanted) : await listNarrowed(context, wanted, where);
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

async function listPage({ db, now }: CallContext, { place, sort, page }: WantedPage): Promise<CardRow[]> {
  const values = { ...place, now, offset: pageOffset(page) };
  return withBrands(db, await askPage(db, `${placedBy(place)} ${sort}`, values));
}

function placedBy({ brand, category }: ListPlace): Placed {
  if (brand !== undefined && category !== undefined) return 'both';
  if (brand !== undefined) return 'brand';
  return category === undefined ? 'all' : 'category';
}

function listNarrowed({ db, now }: CallContext, { place, sort, page }: WantedPage, where: SQL) {
  const wanted = { list: listIn(db, place), sort, limit: pageSize, offset: pageOffset(page), now, where };
  return listCards(db, slice(db, wanted).as('source'));
}
