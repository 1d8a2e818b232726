import { readFilters } from '@ayrac/domain/filter/read-filters.ts';
import { z } from 'zod';
import { brandLink, campaignCard, campaignSort } from './campaign-card.ts';
import { endpoint } from './endpoint.ts';
import { filterQuery, listFilters } from './filter.ts';
import { id, pageNumber, slug } from './values.ts';

/** A category as the specified call lists it; `parentCategoryId` is 0 for roots, else the parent's id. */
export const category = z.object({
  id,
  name: z.string(),
  parentCategoryId: z.union([id, z.literal(0)]),
  isActive: z.boolean(),
  icon: z.string(),
  /** Beyond the specification: the address, the English name where there is one, live campaigns in it and below. */
  slug,
  nameEn: z.string().nullable(),
  campaigns: z.number().int(),
});
export type CategoryValue = z.infer<typeof category>;

/** The specified list of categories. */
export const listCategories = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/category',
  summary: 'All active categories, parents before children.',
  operation: 'read-catalogue',
  reply: z.array(category),
});

/** A category as pages link to it. */
export const categoryLink = z.object({
  id,
  name: z.string(),
  slug,
  icon: z.string(),
  /** Live campaigns in it and below. */
  campaigns: z.number().int(),
});
export type CategoryLink = z.infer<typeof categoryLink>;

/** A root category with its visible children. */
const categoryNode = categoryLink.extend({
  /** Those with most live campaigns and requests in it and below; at most six. */
  brands: z.array(brandLink),
  children: z.array(categoryLink.extend({ children: z.array(categoryLink) })),
});
export type CategoryNode = z.infer<typeof categoryNode>;

/** The visible tree, as the category list shows it. */
export const getCategoryTree = endpoint({
  method: 'GET',
  path: '/api/public/categories',
  summary: 'The visible category tree with counts of live campaigns.',
  operation: 'read-catalogue',
  reply: z.object({ categories: z.array(categoryNode) }),
  cacheMs: 300_000,
});

/** An address that moved: the page answers 301 to the new slug. */
export const moved = z.object({ kind: z.literal('moved'), slug });

/** One page of a list, with its state. */
export const campaignPage = z.object({
  campaigns: z.array(campaignCard),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: campaignSort,
  /** Null where a list has none. */
  filters: listFilters.nullable(),
});
export type CampaignPage = z.infer<typeof campaignPage>;

/** The state of a list in its address. */
export const listQuery = z.object({ sort: campaignSort.catch('ending-soon').optional(), page: pageNumber });

/** The state of a list that can be filtered: what is asked for of each filter comes out as one value. */
export const filteredListQuery = listQuery
  .extend(filterQuery.shape)
  .transform(({ sort, page, ...given }) => ({ sort, page, filters: readFilters(given) }));

/** A category's page. */
export const getCategoryPage = endpoint({
  method: 'GET',
  path: '/api/public/categories/:slug',
  summary: 'A category with its ancestors, children and one page of live campaigns.',
  operation: 'read-catalogue',
  params: z.object({ slug }),
  query: filteredListQuery,
  reply: z.discriminatedUnion('kind', [
    moved,
    z.object({
      kind: z.literal('found'),
      category: categoryLink,
      ancestors: z.array(categoryLink),
      /** As the filters leave them. */
      children: z.array(categoryLink),
      /** Where to go on when the list is empty. */
      alternatives: z.array(categoryLink),
      list: campaignPage,
    }),
  ]),
});
