import { readFilters } from '@ayrac/domain/filter/read-filters.ts';
import { z } from 'zod';
import { brandLink, campaignCard, campaignSort } from './campaign-card.ts';
import { endpoint } from './endpoint.ts';
import { filterQuery, listFilters } from './filter.ts';
import { id, pageNumber, slug } from './values.ts';

/** Category as specified. `parentCategoryId` is 0 for a root, otherwise the parent's id. */
export const category = z.object({
  id,
  name: z.string(),
  parentCategoryId: z.union([id, z.literal(0)]),
  isActive: z.boolean(),
  icon: z.string(),
  /**
   * In addition to the specification: slug, English name if there is one, and the number of live campaigns in its
   * branch.
   */
  slug,
  nameEn: z.string().nullable(),
  campaigns: z.number().int(),
});
export type CategoryValue = z.infer<typeof category>;

/** Lists the categories, as specified. */
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/category',
  summary: 'Lists all active categories, parents before children.',
  operation: 'read-catalogue',
  reply: z.array(category),
});

/** Category as linked by pages. */
export const categoryLink = z.object({
  id,
  name: z.string(),
  slug,
  icon: z.string(),
  /** Number of live campaigns in its branch. */
  campaigns: z.number().int(),
});
export type CategoryLink = z.infer<typeof categoryLink>;

/** Root category with its visible children. */
const categoryNode = categoryLink.extend({
  /** The brands with the most live campaigns and requests in its branch, at most six. */
  brands: z.array(brandLink),
  children: z.array(categoryLink.extend({ children: z.array(categoryLink) })),
});
export type CategoryNode = z.infer<typeof categoryNode>;

/** Returns the tree of visible categories. */
export const getCategoryTree = endpoint({
  method: 'GET',
  path: '/api/public/categories',
  summary: 'Returns the visible category tree with the numbers of live campaigns.',
  operation: 'read-catalogue',
  reply: z.object({ categories: z.array(categoryNode) }),
  cacheMs: 300_000,
});

/** Slug that has changed. The page redirects to the new one (301). */
export const moved = z.object({ kind: z.literal('moved'), slug });

/** Page of a list, with the state of the list. */
export const campaignPage = z.object({
  campaigns: z.array(campaignCard),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: campaignSort,
  /** Null for a list without filters. */
  filters: listFilters.nullable(),
});
export type CampaignPage = z.infer<typeof campaignPage>;

/** Query parameters of a list. */
export const listQuery = z.object({ sort: campaignSort.catch('ending-soon').optional(), page: pageNumber });

/** Query parameters of a list with filters. All filters are parsed into one value. */
export const filteredListQuery = listQuery
  .extend(filterQuery.shape)
  .transform(({ sort, page, ...given }) => ({ sort, page, filters: readFilters(given) }));

/** Returns a category's page. */
export const getCategoryPage = endpoint({
  method: 'GET',
  path: '/api/public/categories/:slug',
  summary: 'Returns a category with its ancestors, children and one page of live campaigns.',
  operation: 'read-catalogue',
  params: z.object({ slug }),
  query: filteredListQuery,
  reply: z.discriminatedUnion('kind', [
    moved,
    z.object({
      kind: z.literal('found'),
      category: categoryLink,
      ancestors: z.array(categoryLink),
      /** Children with counts of the campaigns that match the filters. With filters, empty children are left out. */
      children: z.array(categoryLink),
      /** Other categories to offer when the list is empty. */
      alternatives: z.array(categoryLink),
      list: campaignPage,
    }),
  ]),
});
