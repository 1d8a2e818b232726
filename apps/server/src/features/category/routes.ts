import { ancestorsOf, buildCategoryTree } from '@ayrac/domain/category/category-tree.ts';
import { countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { filteredPage } from '#server/features/campaign/filtering/page-queries.ts';
import {
  countPassing,
  narrowedLinks,
  presentFilters,
} from '#server/features/campaign/filtering/present-filters.ts';
import { nearest, presentCategory, presentCategoryLink, visibleRows } from './present.ts';
import { type CategoryRow, findMovedSlug, listCategoryRows } from './queries.ts';
import { category } from './table.ts';

export const categoryHandlers: Handlers<'listCategories' | 'getCategoryPage'> = {
  async listCategories({ db }) {
    const rows = await listCategoryRows(db);
    return buildCategoryTree(rows).flatMap(function flatten(node): ReturnType<typeof presentCategory>[] {
      return [presentCategory(node.category), ...node.children.flatMap(flatten)];
    });
  },

  async getCategoryPage(context, { params, query }) {
    const { db, locale, uses } = context;
    uses('categories');
    const { sort = 'ending-soon', page, filters } = query;
    const place = { category: params.slug };
    const [rows, { cards, counts, resolved }] = await Promise.all([
      listCategoryRows(db),
      filteredPage(context, { place, sort, page, filters }),
    ]);
    const found = rows.find((row) => row.slug === params.slug);
    if (found === undefined) return movedCategory(context, params.slug);
    uses(`category:${found.id}`);
    const visible = visibleRows(rows);
    const link = (row: CategoryRow) => presentCategoryLink(row, locale);
    const children = visible.filter((row) => row.parentCategoryId === found.id);
    const categories = rows
      .filter((row) => children.includes(row) || resolved.filters.category?.includes(row.slug))
      .map(link);
    const total = countFilters(resolved.filters) > 0 ? countPassing(counts) : found.campaigns;
    return {
      kind: 'found',
      category: link(found),
      ancestors: ancestorsOf(rows, found.id).map(link),
      children: narrowedLinks(children.map(link), { resolved, counts }),
      alternatives: found.campaigns > 0 ? [] : nearest(visible, found).map(link),
      list: cards(total, presentFilters({ resolved, counts, categories })),
    };
  },
};

async function movedCategory({ db }: CallContext, slug: string) {
  const target = await findMovedSlug(db, category, slug);
  if (target === undefined) throw new RefusalError('not-found');
  return { kind: 'moved' as const, slug: target };
}
