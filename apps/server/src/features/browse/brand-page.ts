import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { Endpoints } from '@ayrac/contract/endpoints.ts';
import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { type CampaignFilters, countFilters, withoutFilter } from '@ayrac/domain/filter/campaign-filter.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { presentBrand, presentBrandCard } from '#server/features/brand/present.ts';
import {
  type BrandRow,
  findBrand,
  listBrandCategories,
  listPopularBrands,
} from '#server/features/brand/queries.ts';
import { brand } from '#server/features/brand/table.ts';
import { countFiltered, filteredPage } from '#server/features/campaign/filtering/page-queries.ts';
import {
  countPassing,
  countReachable,
  narrowedLinks,
  presentFilters,
} from '#server/features/campaign/filtering/present-filters.ts';
import { presentCategoryLink } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import { category } from '#server/features/category/table.ts';
import { findMovedSlug } from '#server/features/slug/queries.ts';
import type { ShownTable } from '#server/resource/is-shown.ts';
import { inOrder, narrowingCategories, openCategories } from './narrowing.ts';

const ALTERNATIVES = 8;

interface BrandPageRequest {
  readonly slug: string;
  readonly category: string | null;
  readonly sort: CampaignSort;
  readonly page: number;
  readonly filters: CampaignFilters;
}

type ListQuery = ParsedInput<Endpoints['getBrandPage']>['query'];

/** Reads the state of a brand's list from the query. The brand itself is no filter on its own page. */
export function listRequestOf(query: ListQuery): Omit<BrandPageRequest, 'slug' | 'category'> {
  const { sort = 'ending-soon', page, filters } = query;
  return { sort, page, filters: withoutFilter(filters, 'brand') };
}

/** Finds the page of a brand, or of a brand within a category. */
export async function brandPage(context: CallContext, request: BrandPageRequest) {
  const { db, locale, uses } = context;
  const { slug, category: categorySlug, sort, page, filters } = request;
  uses('brands', 'categories');
  const place = { brand: slug, ...(categorySlug !== null && { category: categorySlug }) };
  const [found, { cards, counts: facets, resolved }, everywhere, links, every, popular] = await Promise.all([
    findBrand(db, slug),
    filteredPage(context, { place, sort, page, filters }),
    categorySlug === null ? null : countFiltered(context, { brand: slug }, filters),
    listBrandCategories(db, slug),
    listCategoryRows(db),
    listPopularBrands(db),
  ]);
  const categories = openCategories(every, links);
  const narrowed = every.find((row) => row.slug === categorySlug);
  if (found !== undefined && narrowed !== undefined && !categories.includes(narrowed))
    throw new RefusalError('not-found');
  if (found === undefined || (categorySlug !== null && narrowed === undefined)) {
    return {
      kind: 'moved' as const,
      slug: found?.slug ?? (await newSlug(context, brand, slug)),
      category: narrowed?.slug ?? (categorySlug && (await newSlug(context, category, categorySlug))),
    };
  }
  uses(`brand:${found.id}`);
  const holding = links.filter((link) => link.campaigns > 0);
  const countOf = new Map(holding.map((link) => [link.categoryId, link.campaigns]));
  const own = (row: CategoryRow) => ({ ...row, campaigns: countOf.get(row.id) ?? 0 });
  const link = (row: CategoryRow) => presentCategoryLink(row, locale);
  const whole = narrowed === undefined ? found.campaigns : (countOf.get(narrowed.id) ?? 0);
  const total = countFilters(resolved.filters) > 0 ? countPassing(facets) : whole;
  // The page links to the brand's categories, so its filters contain only those that an address has chosen.
  const chosen = categories.filter((row) => resolved.filters.category?.includes(row.slug)).map(link);
  const inBrand = everywhere ?? { counts: facets, resolved };
  const narrowing = narrowingCategories(
    inOrder(categories.filter((row) => countOf.has(row.id)).map(own), links),
    found.campaigns,
    narrowed,
  );
  return {
    kind: 'found' as const,
    brand: presentBrand(found, locale),
    category: narrowed === undefined ? null : link(own(narrowed)),
    categories: narrowedLinks(narrowing.map(link), inBrand),
    inAllCategories: countReachable(inBrand, 'category'),
    alternatives: whole > 0 ? [] : others(popular, found).map(presentBrandCard),
    list: cards(total, presentFilters({ resolved, counts: facets, categories: chosen, without: ['brand'] })),
  };
}

function others(popular: readonly BrandRow[], own: BrandRow): BrandRow[] {
  return popular.filter(({ id }) => id !== own.id).slice(0, ALTERNATIVES);
}

async function newSlug({ db }: CallContext, table: ShownTable, slug: string): Promise<string> {
  const target = await findMovedSlug(db, table, slug);
  if (target === undefined) throw new RefusalError('not-found');
  return target;
}
