import { z } from 'zod';
import { brandCard } from './brand.ts';
import { campaignCard } from './campaign-card.ts';
import { categoryLink } from './category.ts';
import { endpoint } from './endpoint.ts';
import { pageNumber } from './values.ts';

/** What a term finds. */
const searchResult = z.object({
  /** The term as searched: trimmed; empty when nothing was asked. */
  term: z.string(),
  /** The mended term when nothing was found under the typed one. */
  corrected: z.string().nullable(),
  campaigns: z.array(campaignCard),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  brands: z.array(brandCard),
  categories: z.array(categoryLink),
  /** Popular categories, a way on when nothing is found. */
  suggestions: z.array(categoryLink),
});
export type SearchResult = z.infer<typeof searchResult>;

/** The search page. */
export const searchCampaigns = endpoint({
  method: 'GET',
  path: '/api/public/search',
  summary: 'Campaigns for a term; ended ones come last, mended words are named.',
  operation: 'read-catalogue',
  query: z.object({ q: z.string().max(200).default(''), page: pageNumber }),
  reply: searchResult,
});
