import { readFilters } from '@ayrac/domain/filter/read-filters.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { searchResultKinds } from '@ayrac/domain/search/search-result.ts';
import { z } from 'zod';
import { brandCard } from './brand.ts';
import { brandLink, campaignCard, searchSort } from './campaign-card.ts';
import { categoryLink } from './category.ts';
import { endpoint } from './endpoint.ts';
import { filterQuery, listFilters } from './filter.ts';
import { instant, pageNumber, slug, text } from './values.ts';

const MOST_PLACES = 100_000;

/** Campaign in search results, with its title split at the matching words. */
const foundCampaign = campaignCard.extend({
  titleParts: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});
export type FoundCampaign = z.infer<typeof foundCampaign>;

/** Whether the term matches a category or a brand better. */
const leadingKind = z.enum(['categories', 'brands']);

const range = z.object({ from: z.number().nullable(), to: z.number().nullable() });

/** Direct answer to the figures of a term: the prefilled loan calculator, or a filtered list. */
const shortcut = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('loan'),
    /** Turkish path, as for all shortcuts. */
    path: z.string(),
    type: z.enum(loanTypes),
    /** Amount in TRY, term in months. */
    amount: z.number().nullable(),
    term: z.number().int().nullable(),
  }),
  z.object({
    kind: z.literal('list'),
    path: z.string(),
    /** Category or brand of the list, or null for all campaigns. */
    name: z.string().nullable(),
    /** Names of the cities in which its campaigns are valid. Empty when the term names none. */
    cities: z.array(z.string()),
    price: range.nullable(),
    /** Lowest discount in percent. */
    discount: z.number().nullable(),
  }),
]);
export type Shortcut = z.infer<typeof shortcut>;

/** Result of a search. */
const searchResult = z.object({
  /** The trimmed term. Empty when nothing was searched. */
  term: z.string(),
  /**
   * Turkish path of the page that answers this term instead: assigned in the back office, or the filtered list of all
   * campaigns when the term consists of figures. Null otherwise.
   */
  leadsTo: z.string().nullable(),
  /** Corrected term, if the typed one had no results. */
  corrected: z.string().nullable(),
  shortcut: shortcut.nullable(),
  /** One page of live campaigns. `total` is the number of all. */
  campaigns: z.array(foundCampaign),
  total: z.number().int(),
  /** Some ended campaigns, on the last page of the live ones. */
  ended: z.array(foundCampaign),
  /** Results without the rarest words, or of the category that the term names, when nothing matches. */
  nearest: z
    .object({
      /** Words that were searched, or the name of the category when no word was dropped. */
      term: z.string(),
      dropped: z.string().nullable(),
      campaigns: z.array(foundCampaign),
      total: z.number().int(),
    })
    .nullable(),
  /** Popular campaigns, when there is nothing else to show. */
  popular: z.array(foundCampaign),
  /**
   * Limit for words that very many campaigns contain: only this many of the most wanted are found, filtered and
   * counted. Null without a limit.
   */
  cutAt: z.number().int().nullable(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: searchSort,
  /** Best matches first; the same applies to categories. */
  brands: z.array(brandCard),
  categories: z.array(categoryLink),
  /** Which of the two matches better. */
  leading: leadingKind,
  /** Filters by brand, category, price and discount. Null when nothing was searched. */
  filters: listFilters.nullable(),
  /** Popular categories to offer when nothing is found. */
  suggestions: z.array(categoryLink),
  /** Terms to try when nothing was searched: the largest category of each branch. */
  examples: z.array(z.string()),
});
export type SearchResult = z.infer<typeof searchResult>;

/** Returns the search page. */
export const searchCampaigns = endpoint({
  method: 'GET',
  path: '/api/public/search',
  summary: 'Searches live campaigns, and some ended ones, for a term. Reports corrected and dropped words.',
  operation: 'read-catalogue',
  query: z
    .object({
      q: z.string().max(200).default(''),
      sort: searchSort.catch('relevance').optional(),
      page: pageNumber,
      // Only these filters apply to everything that a search can find.
      ...filterQuery.pick({ brand: true, category: true, price: true, discount: true }).shape,
    })
    .transform(({ q, sort, page, ...given }) => ({ q, sort, page, filters: readFilters(given) })),
  reply: searchResult,
});

/** Suggestions while typing: at most 8 rows in all, live campaigns only. */
const suggestions = z.object({
  /** Corrected term, if the typed one had no results. It takes one row. */
  corrected: z.string().nullable(),
  /** It takes one row, too. */
  shortcut: shortcut.nullable(),
  categories: z.array(categoryLink),
  brands: z.array(brandCard),
  leading: leadingKind,
  campaigns: z.array(
    z.object({
      slug,
      title: text,
      brand: brandLink.pick({ name: true, colour: true, logo: true }),
      /** Null for an open-ended campaign. */
      endAt: instant.nullable(),
      /** Why it is suggested, if neither title nor brand shows it: its category is meant, or its text has the words. */
      reason: z
        .discriminatedUnion('kind', [
          z.object({ kind: z.literal('category'), name: z.string() }),
          z.object({ kind: z.literal('text') }),
        ])
        .nullable(),
    }),
  ),
  /** Number of campaigns that the search page finds for the term. */
  total: z.number().int(),
});
export type Suggestions = z.infer<typeof suggestions>;

/** Records a click on a search result. */
export const reportSearchClick = endpoint({
  method: 'POST',
  path: '/api/public/search/clicks',
  summary: 'Counts clicks on search results by day and position, without identifying the visitor.',
  operation: 'tell-search-click',
  body: z.object({
    term: z.string().min(1).max(200),
    kind: z.enum(searchResultKinds),
    slug,
    /** Position among results of its kind, from 1. */
    place: z.int().min(1).max(MOST_PLACES),
    /** Whether it is the first click in this search. */
    isFirst: z.boolean(),
  }),
  reply: z.object({}),
  perMinute: 60,
});
export type SearchClick = z.infer<typeof reportSearchClick.body>;

/** Returns the suggestions of the search box. */
export const suggestSearch = endpoint({
  method: 'GET',
  path: '/api/public/search/suggestions',
  summary:
    'Suggests categories, brands and live campaigns for the beginning of a term of at least two letters.',
  operation: 'read-catalogue',
  query: z.object({ q: z.string().max(200).default('') }),
  reply: suggestions,
  // Typing sends several requests per second, and many phones share an IP address.
  perMinute: 600,
});
