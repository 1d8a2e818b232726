import { citySlugs } from '@ayrac/domain/campaign/cities.ts';
import { sentencePrices } from '@ayrac/domain/search/sentence.ts';
import { z } from 'zod';
import { brandCard } from './brand.ts';
import { campaignCard } from './campaign-card.ts';
import { categoryLink } from './category.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './values.ts';

/**
 * Returns the home page. Empty sections are hidden. No campaign appears in two sections, except that the favourites are
 * a ranking.
 */
export const getHome = endpoint({
  method: 'GET',
  path: '/api/public/home',
  summary: 'Returns everything that the home page shows.',
  operation: 'read-catalogue',
  reply: z.object({
    /** Up to 12 random live campaigns. The first one has a saving that needs no explanation. */
    banner: z.array(campaignCard),
    categories: z.array(categoryLink),
    popularBrands: z.array(brandCard),
    favourite: z.array(campaignCard),
    newest: z.array(campaignCard),
    /** Whether `newest` contains campaigns of the last seven days, rather than just the latest ones. */
    newestIsRecent: z.boolean(),
    endingSoon: z.array(campaignCard),
    highestDiscount: z.array(campaignCard),
    lastChance: z.array(campaignCard),
    stats: z.object({
      campaigns: z.number().int(),
      brands: z.number().int(),
      categories: z.number().int(),
      endingSoon: z.number().int(),
    }),
  }),
});
export type Home = ReturnType<(typeof getHome)['reply']['parse']>;

const choice = z.object({ name: z.string(), slug: z.string() });

/** Returns the options of the search sentence on the home page. */
export const getSentence = endpoint({
  method: 'GET',
  path: '/api/public/sentence',
  summary: 'Lists the categories and cities with live campaigns, for the search sentence on the home page.',
  operation: 'read-catalogue',
  reply: z.object({
    categories: z.array(choice.extend({ children: z.array(choice) })),
    /** Cities with campaigns that are not valid nationwide. */
    cities: z.array(choice),
  }),
});
export type SentenceChoices = ReturnType<(typeof getSentence)['reply']['parse']>;

/** Counts the campaigns that match the search sentence. */
export const countSentence = endpoint({
  method: 'GET',
  path: '/api/public/sentence/count',
  summary: 'Counts live campaigns by category, maximum price in TRY and city.',
  operation: 'read-catalogue',
  query: z.object({
    category: slug.optional(),
    most: z.enum(sentencePrices).optional(),
    city: z.enum(citySlugs).optional(),
  }),
  reply: z.object({ campaigns: z.number().int() }),
  cacheMs: 60_000,
});
