import { citySlugs } from '@ayrac/domain/campaign/cities.ts';
import { sentencePrices } from '@ayrac/domain/search/sentence.ts';
import { z } from 'zod';
import { brandCard } from './brand.ts';
import { campaignCard } from './campaign-card.ts';
import { categoryLink } from './category.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './values.ts';

/** The home page: an empty section is hidden; no campaign stands in two of them but the ranking of favourites. */
export const getHome = endpoint({
  method: 'GET',
  path: '/api/public/home',
  summary: 'Everything that the home page shows.',
  operation: 'read-catalogue',
  reply: z.object({
    /** Up to 12 live campaigns, drawn by chance; the first has a saving that anybody understands. */
    banner: z.array(campaignCard),
    categories: z.array(categoryLink),
    popularBrands: z.array(brandCard),
    favourite: z.array(campaignCard),
    newest: z.array(campaignCard),
    /** Whether `newest` holds the last seven days' or merely the latest. */
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

/** What the sentence on the home page can be filled in with. */
export const getSentence = endpoint({
  method: 'GET',
  path: '/api/public/sentence',
  summary:
    'The categories and cities that have live campaigns, as the sentence of the home page offers them.',
  operation: 'read-catalogue',
  reply: z.object({
    categories: z.array(choice.extend({ children: z.array(choice) })),
    /** Those where some campaign holds that does not hold nationwide. */
    cities: z.array(choice),
  }),
});
export type SentenceChoices = ReturnType<(typeof getSentence)['reply']['parse']>;

/** How many campaigns the sentence leads to. */
export const countSentence = endpoint({
  method: 'GET',
  path: '/api/public/sentence/count',
  summary: 'How many live campaigns a category has that cost no more than a price in TRY and hold in a city.',
  operation: 'read-catalogue',
  query: z.object({
    category: slug.optional(),
    most: z.enum(sentencePrices).optional(),
    city: z.enum(citySlugs).optional(),
  }),
  reply: z.object({ campaigns: z.number().int() }),
  cacheMs: 60_000,
});
