import type { Client } from '@ayrac/contract/client.ts';
import { campaignSorts } from '@ayrac/domain/campaign/campaign-order.ts';
import type { CampaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { maxPage } from '@ayrac/domain/paging.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { countFacets, liveRows } from '../apps/server/src/features/campaign/filtering/facet-queries.ts';
import { resolveFilters } from '../apps/server/src/features/campaign/filtering/filter-queries.ts';
import {
  IN_ONE_ANSWER,
  type LivePlace,
  type LiveVersion,
  listLiveCampaigns,
  listLivePlaces,
} from '../apps/server/src/features/campaign/specified/live-queries.ts';
import { readMeanings } from '../apps/server/src/features/search/meanings.ts';
import { suggest } from '../apps/server/src/features/search/suggestions/suggest.ts';

/** Requests of one kind of page for several places of the catalogue, so that no single row stays in every cache. */
export interface PageCall {
  readonly name: string;
  readonly asks: readonly (() => Promise<unknown>)[];
}

const PLACES = 20;

/** Returns the requests behind every public page, for places of the catalogue in the database. */
export async function listPageCalls(api: Client, db: Database, now: Date): Promise<readonly PageCall[]> {
  const { categories } = await api.getCategoryTree();
  const { brands } = await api.getBrandIndex();
  const roots = most(categories);
  const fullest = roots[0];
  const owners = most(brands);
  if (fullest === undefined || owners.length === 0) throw new Error('The catalogue is empty.');
  const inCategory = (query: Parameters<Client['getCategoryPage']>[0]['query']) =>
    roots.map(
      ({ slug }) =>
        () =>
          api.getCategoryPage({ params: { slug }, query }),
    );
  const first = await api.getCategoryPage({ params: { slug: fullest.slug }, query: {} });
  if (first.kind !== 'found') throw new Error('The largest category was moved during the measurement.');
  const deepest = Math.min(maxPage, first.list.pages);
  const slugs = await campaignSlugs(
    api,
    roots.map(({ slug }) => slug),
  );
  const titles = first.list.campaigns.map(({ title }) => title.text);
  return [
    { name: 'home', asks: [() => api.getHome()] },
    { name: 'categories', asks: [() => api.getCategoryTree()] },
    { name: 'brands', asks: [() => api.getBrandIndex()] },
    ...campaignSorts.map((sort) => ({ name: `category, ${sort}`, asks: inCategory({ sort }) })),
    {
      name: 'category, one filter',
      asks: [...inCategory({ benefit: 'lower-price' }), ...inCategory({ brand: owners[0]?.slug ?? '' })],
    },
    {
      name: 'category, three filters',
      asks: inCategory({ benefit: 'percent-off,loan', price: '1000-', discount: '5-', sort: 'price' }),
    },
    {
      name: 'facet counts of a category',
      asks: roots.map(
        ({ slug }) =>
          () =>
            facetsOf(db, slug, {}, now),
      ),
    },
    {
      name: 'facet counts, three filters',
      asks: roots.map(({ slug }) => () => {
        const chosen = { benefit: ['percent-off', 'loan'], price: { from: 1_000, to: null } };
        return facetsOf(db, slug, { ...chosen, discount: { from: 5, to: null } }, now);
      }),
    },
    {
      name: 'category, last page',
      asks: [() => api.getCategoryPage({ params: { slug: fullest.slug }, query: { page: deepest } })],
    },
    {
      name: 'brand',
      asks: owners.map(
        ({ slug }) =>
          () =>
            api.getBrandPage({ params: { slug }, query: {} }),
      ),
    },
    {
      name: 'brand in a category',
      asks: await brandCategories(
        api,
        owners.map(({ slug }) => slug),
      ),
    },
    { name: 'campaign', asks: slugs.map((slug) => () => api.getCampaignPage({ params: { slug } })) },
    // Every campaign matches the names of its categories.
    {
      name: 'search, common word',
      asks: searches(
        api,
        roots.map(({ name }) => name),
      ),
    },
    { name: 'search, rare words', asks: searches(api, titles) },
    {
      name: 'search, misspelt',
      asks: searches(
        api,
        owners.map(({ name }) => misspell(name)),
      ),
    },
    { name: 'search, nothing', asks: searches(api, ['qqqqwx', 'zzxxww']) },
    // Two letters match half of the catalogue, a complete title very little of it.
    ...[2, 3, 5, 40].map((letters) => ({
      name: `suggestions for ${letters} letters`,
      asks: suggestions(
        db,
        now,
        [...titles, ...owners.map(({ name }) => name)].map((name) => name.slice(0, letters)),
      ),
    })),
    {
      name: 'suggestions, misspelt',
      asks: suggestions(
        db,
        now,
        owners.map(({ name }) => misspell(name)),
      ),
    },
    { name: 'campaign list of the API', asks: await partsOfTheList(db, now) },
  ];
}

async function facetsOf(db: Database, category: string, filters: CampaignFilters, now: Date) {
  const resolved = await resolveFilters(db, { category }, filters, now);
  return countFacets(db, liveRows(resolved, now), resolved.tests, now);
}

function most<Row extends { readonly campaigns: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => b.campaigns - a.campaigns).slice(0, PLACES);
}

async function campaignSlugs(api: Client, categories: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(
    categories.map((slug) => api.getCategoryPage({ params: { slug }, query: { sort: 'newest' } })),
  );
  return pages.flatMap((page) => (page.kind === 'found' ? page.list.campaigns.map(({ slug }) => slug) : []));
}

async function brandCategories(api: Client, brands: readonly string[]): Promise<PageCall['asks']> {
  const pages = await Promise.all(brands.map((slug) => api.getBrandPage({ params: { slug }, query: {} })));
  return pages.flatMap((page) => {
    if (page.kind !== 'found') return [];
    return page.categories.slice(0, 2).map(({ slug: category }) => {
      const params = { slug: page.brand.slug, category };
      return () => api.getBrandCategoryPage({ params, query: {} });
    });
  });
}

/**
 * Returns the queries that compute the parts of the campaign list from its beginning. Visitors never wait for them,
 * because the result is cached.
 */
async function partsOfTheList(db: Database, now: Date): Promise<PageCall['asks']> {
  const asks: PageCall['asks'][number][] = [];
  for (let after: LivePlace | null = null; asks.length < PLACES; ) {
    const from: LivePlace | null = after;
    const rows: LiveVersion[] = await listLivePlaces(db, now, from);
    asks.push(() => listLivePlaces(db, now, from));
    asks.push(() =>
      listLiveCampaigns(
        db,
        rows.map(({ id }) => id),
      ),
    );
    const last = rows.at(-1);
    if (last === undefined || rows.length <= IN_ONE_ANSWER) break;
    after = [last.endAt?.toISOString() ?? 'infinity', last.id];
  }
  return asks;
}

function searches(api: Client, terms: readonly string[]): PageCall['asks'] {
  return terms.map((q) => () => api.searchCampaigns({ query: { q } }));
}

/** Calls the function directly, without its cache. */
function suggestions(db: Database, now: Date, terms: readonly string[]): PageCall['asks'] {
  const read = Promise.all([readMeanings(db, 'tr'), readMeanings(db, 'en')]);
  return terms.map((term) => async () => {
    const [meanings, others] = await read;
    return suggest({ db, locale: 'tr', now }, term, { meanings, otherMeanings: async () => others });
  });
}

/** Transposes two letters, the most frequent typing error. */
function misspell(name: string): string {
  const middle = Math.max(1, Math.floor(name.length / 2));
  return `${name.slice(0, middle - 1)}${name[middle] ?? ''}${name[middle - 1] ?? ''}${name.slice(middle + 1)}`;
}
