import { z } from 'zod';
import { brandLink } from './campaign-card.ts';
import { campaignPage, categoryLink, filteredListQuery, moved } from './category.ts';
import { endpoint } from './endpoint.ts';
import { id, slug, text } from './values.ts';

/** Link between a brand and a campaign, as specified. */
export const brandToCampaign = z.object({
  campaign: z.object({ id }),
  brand: z.object({
    id,
    name: z.string(),
    title: z.string(),
    logoUrl: z.string().nullable(),
    brandUrl: z.string().nullable(),
  }),
  isActive: z.boolean(),
});

/** Lists the links between brands and campaigns, as specified. */
export const listBrandLinks = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/brand-to-campaign',
  summary:
    'Lists the links between brands and their live campaigns. A page has up to 1,000. A cursor leads to the next page.',
  operation: 'read-catalogue',
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.array(brandToCampaign),
  cacheMs: 300_000,
});

/** Brand with its number of live campaigns. */
export const brandCard = brandLink.extend({ campaigns: z.number().int() });
export type BrandCard = z.infer<typeof brandCard>;

/** Lists the brands. */
export const getBrandIndex = endpoint({
  method: 'GET',
  path: '/api/public/brands',
  summary: 'Lists all active brands by name, with their numbers of live campaigns.',
  operation: 'read-catalogue',
  reply: z.object({ brands: z.array(brandCard) }),
});

const foundBrand = z.object({
  kind: z.literal('found'),
  brand: brandCard.extend({ about: text.nullable(), website: z.string().nullable() }),
  /** Category to which the list is limited, or null. */
  category: categoryLink.nullable(),
  /** Categories to which the list can be limited, with the number of the brand's campaigns that match the filters. */
  categories: z.array(categoryLink),
  /** Number of the brand's campaigns in all categories that match the filters. */
  inAllCategories: z.number().int(),
  /** Other brands to offer when the list is empty. */
  alternatives: z.array(brandCard),
  list: campaignPage,
});
export type FoundBrand = z.infer<typeof foundBrand>;

const brandPage = z.discriminatedUnion('kind', [
  // The slugs of brand, category or both have changed. The category is null for the brand's own page.
  moved.extend({ category: slug.nullable() }),
  foundBrand,
]);

/** Returns a brand's page. */
export const getBrandPage = endpoint({
  method: 'GET',
  path: '/api/public/brands/:slug',
  summary: 'Returns a brand with its categories and one page of its live campaigns.',
  operation: 'read-catalogue',
  params: z.object({ slug }),
  query: filteredListQuery,
  reply: brandPage,
});

/** Returns a brand's page within a category. */
export const getBrandCategoryPage = endpoint({
  method: 'GET',
  path: '/api/public/brands/:slug/categories/:category',
  summary: 'Returns a brand with one page of its live campaigns in one category.',
  operation: 'read-catalogue',
  params: z.object({ slug, category: slug }),
  query: filteredListQuery,
  reply: brandPage,
});
