import { z } from 'zod';
import { brandLink } from './campaign-card.ts';
import { campaignPage, categoryLink, filteredListQuery, moved } from './category.ts';
import { endpoint } from './endpoint.ts';
import { id, slug, text } from './values.ts';

/** A brand's link to a campaign, as the specified call lists it. */
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

/** The specified list of brand links. */
export const listBrandLinks = endpoint({
  method: 'GET',
  path: '/api/Campaign_Service/brand-to-campaign',
  summary: 'Which brand offers which live campaign; up to 1,000 a page, the rest by cursor.',
  operation: 'read-catalogue',
  query: z.object({ cursor: z.string().max(200).optional() }),
  reply: z.array(brandToCampaign),
  cacheMs: 300_000,
});

/** A brand with its count of live campaigns. */
export const brandCard = brandLink.extend({ campaigns: z.number().int() });
export type BrandCard = z.infer<typeof brandCard>;

/** The brands list. */
export const getBrandIndex = endpoint({
  method: 'GET',
  path: '/api/public/brands',
  summary: 'All active brands by name, with counts of live campaigns.',
  operation: 'read-catalogue',
  reply: z.object({ brands: z.array(brandCard) }),
});

const foundBrand = z.object({
  kind: z.literal('found'),
  brand: brandCard.extend({ about: text.nullable(), website: z.string().nullable() }),
  /** The category that the list is narrowed to. */
  category: categoryLink.nullable(),
  /** The categories that the list can be narrowed to, with the brand's campaigns there that pass the filters. */
  categories: z.array(categoryLink),
  /** How many of the brand's campaigns pass the filters, whichever their category is. */
  inAllCategories: z.number().int(),
  /** Where to go on when the list is empty. */
  alternatives: z.array(brandCard),
  list: campaignPage,
});
export type FoundBrand = z.infer<typeof foundBrand>;

const brandPage = z.discriminatedUnion('kind', [
  // Brand, category or both have new slugs; the category is null on the brand's own page.
  moved.extend({ category: slug.nullable() }),
  foundBrand,
]);

/** A brand's page. */
export const getBrandPage = endpoint({
  method: 'GET',
  path: '/api/public/brands/:slug',
  summary: 'A brand with its categories and one page of its live campaigns.',
  operation: 'read-catalogue',
  params: z.object({ slug }),
  query: filteredListQuery,
  reply: brandPage,
});

/** A brand's page within a category. */
export const getBrandCategoryPage = endpoint({
  method: 'GET',
  path: '/api/public/brands/:slug/categories/:category',
  summary: 'A brand with one page of its live campaigns in one category.',
  operation: 'read-catalogue',
  params: z.object({ slug, category: slug }),
  query: filteredListQuery,
  reply: brandPage,
});
