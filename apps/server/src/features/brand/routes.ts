import type { CampaignPage } from '@ayrac/contract/category.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sortByTurkish } from '@ayrac/domain/turkish.ts';
import { cursorPage, idOfKey } from '#server/api/cursor.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { brandCategoryList, brandList } from '#server/features/campaign/listing/list-queries.ts';
import { pageOfCards } from '#server/features/campaign/listing/page-queries.ts';
import { presentCategoryLink } from '#server/features/category/present.ts';
import { type CategoryRow, findMovedSlug, listCategoryRows } from '#server/features/category/queries.ts';
import { listBrandLinkRows } from './link-queries.ts';
import { narrowingCategories } from './narrowing.ts';
import { presentBrand, presentBrandCard } from './present.ts';
import { presentBrandToCampaign } from './present-link.ts';
import { findBrand, listBrandCategoryCounts, listBrands, listPopularBrands } from './queries.ts';

const ALTERNATIVES = 8;
const LINKS_IN_ONE_ANSWER = 1_000;

/** The calls about brands. */
export const brandHandlers: Handlers<
  'listBrandLinks' | 'getBrandIndex' | 'getBrandPage' | 'getBrandCategoryPage'
> = {
  listBrandLinks({ db, now }, { query }) {
    return cursorPage(query.cursor, LINKS_IN_ONE_ANSWER, async (after, limit) => {
      const rows = await listBrandLinkRows(db, now, after && idOfKey(after), limit);
      return rows.map((row) => ({ value: presentBrandToCampaign(row), key: [row.id] }));
    });
  },

  async getBrandIndex({ db, uses }) {
    uses('brands');
    const rows = await listBrands(db);
    return { brands: sortByTurkish(rows.map(presentBrandCard), (brand) => brand.name) };
  },

  getBrandPage(context, { params, query }) {
    const cards = pageOfCards(
      context,
      brandList(context.db, params.slug),
      query.sort ?? 'ending-soon',
      query.page,
    );
    return brandPage(context, params.slug, null, cards);
  },

  getBrandCategoryPage(context, { params, query }) {
    const list = brandCategoryList(context.db, params.slug, params.category);
    const cards = pageOfCards(context, list, query.sort ?? 'ending-soon', query.page);
    return brandPage(context, params.slug, params.category, cards);
  },
};

async function brandPage(
  context: CallContext,
  slug: string,
  categorySlug: string | null,
  cards: Promise<(total: number) => CampaignPage>,
) {
  const { db, locale, uses } = context;
  uses('brands', 'categories');
  const [found, list, counts, categories, popular] = await Promise.all([
    findBrand(db, slug),
    cards,
    listBrandCategoryCounts(db, slug),
    listCategoryRows(db),
    listPopularBrands(db, ALTERNATIVES + 1),
  ]);
  const narrowed = categories.find((row) => row.slug === categorySlug);
  if (found === undefined || (categorySlug !== null && narrowed === undefined)) {
    return {
      kind: 'moved' as const,
      slug: found?.slug ?? (await newSlug(context, 'brand', slug)),
      category: narrowed?.slug ?? (categorySlug && (await newSlug(context, 'category', categorySlug))),
    };
  }
  uses(`brand:${found.id}`);
  const countOf = new Map(counts.map((row) => [row.categoryId, row.campaigns]));
  const own = (row: CategoryRow) => ({ ...row, campaigns: countOf.get(row.id) ?? 0 });
  const link = (row: CategoryRow) => presentCategoryLink(row, locale);
  const total = narrowed === undefined ? found.campaigns : (countOf.get(narrowed.id) ?? 0);
  return {
    kind: 'found' as const,
    brand: presentBrand(found, locale),
    category: narrowed === undefined ? null : link(own(narrowed)),
    categories: narrowingCategories(
      categories.filter((row) => countOf.has(row.id)).map(own),
      found.campaigns,
      narrowed,
    ).map(link),
    alternatives: total > 0 ? [] : popular.filter((row) => row.id !== found.id).map(presentBrandCard),
    list: list(total),
  };
}

async function newSlug({ db }: CallContext, kind: 'brand' | 'category', slug: string): Promise<string> {
  const target = await findMovedSlug(db, kind, slug);
  if (target === undefined) throw new RefusalError('not-found');
  return target;
}
