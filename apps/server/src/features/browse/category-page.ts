import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { Endpoints } from '@ayrac/contract/endpoints.ts';
import { ancestorsOf } from '@ayrac/domain/category/category-tree.ts';
import { countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { filteredPage } from '#server/features/campaign/filtering/page-queries.ts';
import {
  countPassing,
  narrowedLinks,
  presentFilters,
} from '#server/features/campaign/filtering/present-filters.ts';
import { nearest, presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import { category } from '#server/features/category/table.ts';
import { findMovedSlug } from '#server/features/slug/queries.ts';

type ListQuery = ParsedInput<Endpoints['getCategoryPage']>['query'];

/** Finds the page of a category, with the campaigns of its descendants. */
export async function categoryPage(context: CallContext, slug: string, query: ListQuery) {
  const { db, locale, uses } = context;
  uses('categories');
  const { sort = 'ending-soon', page, filters } = query;
  const place = { category: slug };
  const [rows, { cards, counts, resolved }] = await Promise.all([
    listCategoryRows(db),
    filteredPage(context, { place, sort, page, filters }),
  ]);
  const found = rows.find((row) => row.slug === slug);
  if (found === undefined) return movedCategory(context, slug);
  uses(`category:${found.id}`);
  const visible = visibleRows(rows);
  const link = (row: CategoryRow) => presentCategoryLink(row, locale);
  const children = visible.filter((row) => row.parentCategoryId === found.id);
  // The page links to its subcategories, so its filters contain only those that an address has chosen.
  const chosen = rows.filter((row) => resolved.filters.category?.includes(row.slug)).map(link);
  const total = countFilters(resolved.filters) > 0 ? countPassing(counts) : found.campaigns;
  return {
    kind: 'found' as const,
    category: link(found),
    ancestors: ancestorsOf(rows, found.id).map(link),
    children: narrowedLinks(children.map(link), { resolved, counts }),
    alternatives: found.campaigns > 0 ? [] : nearest(visible, found).map(link),
    list: cards(total, presentFilters({ resolved, counts, categories: chosen })),
  };
}

async function movedCategory({ db }: CallContext, slug: string) {
  const target = await findMovedSlug(db, category, slug);
  if (target === undefined) throw new RefusalError('not-found');
  return { kind: 'moved' as const, slug: target };
}
