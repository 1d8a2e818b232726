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

/** A campaign that a term found, its title parted at the words that were looked for. */
const foundCampaign = campaignCard.extend({
  titleParts: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});
export type FoundCampaign = z.infer<typeof foundCampaign>;

/** Whether the term is rather a category or a brand. */
const leadingKind = z.enum(['categories', 'brands']);

const range = z.object({ from: z.number().nullable(), to: z.number().nullable() });

/** What the figures of a term lead to: the calculator filled in, or a list narrowed by them. */
const shortcut = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('loan'),
    /** Its Turkish path, as of all of them. */
    path: z.string(),
    type: z.enum(loanTypes),
    /** TRY; months. */
    amount: z.number().nullable(),
    term: z.number().int().nullable(),
  }),
  z.object({
    kind: z.literal('list'),
    path: z.string(),
    /** The category or brand whose list it is; null for all campaigns. */
    name: z.string().nullable(),
    /** Where its campaigns hold, by name; empty where that is not asked for. */
    cities: z.array(z.string()),
    price: range.nullable(),
    /** At least so many percent. */
    discount: z.number().nullable(),
  }),
]);
export type Shortcut = z.infer<typeof shortcut>;

/** What a term finds. */
const searchResult = z.object({
  /** The term as searched: trimmed; empty when nothing was asked. */
  term: z.string(),
  /** The page that the office has the whole term lead to, as its Turkish path. */
  leadsTo: z.string().nullable(),
  /** The mended term when nothing was found under the typed one. */
  corrected: z.string().nullable(),
  shortcut: shortcut.nullable(),
  /** Live ones; `total` counts them. */
  campaigns: z.array(foundCampaign),
  total: z.number().int(),
  /** Some that have ended, on the page that the live ones end on. */
  ended: z.array(foundCampaign),
  /** Where nothing is found: what is without the rarest words, or in the category that the term names. */
  nearest: z
    .object({
      /** The words that were looked for; the name of the category where none were left out. */
      term: z.string(),
      dropped: z.string().nullable(),
      campaigns: z.array(foundCampaign),
      total: z.number().int(),
    })
    .nullable(),
  /** What most people want, where nothing else is there. */
  popular: z.array(foundCampaign),
  /** Where words stand in very many campaigns: so many, the most wanted, are found, filtered and counted. */
  cutAt: z.number().int().nullable(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: searchSort,
  /** The best fitting first, as the categories. */
  brands: z.array(brandCard),
  categories: z.array(categoryLink),
  /** Which of both fits better. */
  leading: leadingKind,
  /** Brand, category, price and discount; null where nothing was asked. */
  filters: listFilters.nullable(),
  /** Popular categories, a way on when nothing is found. */
  suggestions: z.array(categoryLink),
});
export type SearchResult = z.infer<typeof searchResult>;

/** The search page. */
export const searchCampaigns = endpoint({
  method: 'GET',
  path: '/api/public/search',
  summary: 'Live campaigns for a term, some ended ones behind them; mended and left out words are named.',
  operation: 'read-catalogue',
  query: z
    .object({
      q: z.string().max(200).default(''),
      sort: searchSort.catch('relevance').optional(),
      page: pageNumber,
      // Of what a search can find, no other filter belongs to all.
      ...filterQuery.pick({ brand: true, category: true, price: true, discount: true }).shape,
    })
    .transform(({ q, sort, page, ...given }) => ({ q, sort, page, filters: readFilters(given) })),
  reply: searchResult,
});

/** What is suggested while a term is typed: at most 8 rows in all, live campaigns alone. */
const suggestions = z.object({
  /** The mended term when nothing was found under the typed one; it takes a row. */
  corrected: z.string().nullable(),
  /** It takes a row, too. */
  shortcut: shortcut.nullable(),
  categories: z.array(categoryLink),
  brands: z.array(brandCard),
  leading: leadingKind,
  campaigns: z.array(
    z.object({
      slug,
      title: text,
      brand: brandLink.pick({ name: true, colour: true, mark: true }),
      /** Null while the campaign is open-ended. */
      endAt: instant.nullable(),
      /** The name of its category, where neither title nor brand shows why it is suggested. */
      reason: z.string().nullable(),
    }),
  ),
  /** So many campaigns the search of the term finds, as its page counts them. */
  total: z.number().int(),
});
export type Suggestions = z.infer<typeof suggestions>;

/** Tells that a result of a search was opened. */
export const tellSearchClick = endpoint({
  method: 'POST',
  path: '/api/public/search/clicks',
  summary:
    'Counts by the day which result of a search was opened and at which place it stood, never by whom.',
  operation: 'tell-search-click',
  body: z.object({
    term: z.string().min(1).max(200),
    kind: z.enum(searchResultKinds),
    slug,
    /** Among its kind, from 1 on. */
    place: z.int().min(1).max(MOST_PLACES),
    /** Whether nothing else was opened of this search before. */
    isFirst: z.boolean(),
  }),
  reply: z.object({}),
  perMinute: 60,
});
export type SearchClick = z.infer<typeof tellSearchClick.body>;

/** The suggestions of the search box. */
export const suggestSearch = endpoint({
  method: 'GET',
  path: '/api/public/search/suggestions',
  summary: 'Categories, brands and live campaigns for the beginning of a term, from two letters on.',
  operation: 'read-catalogue',
  query: z.object({ q: z.string().max(200).default('') }),
  reply: suggestions,
  // Several a second for who types, and many phones share an address.
  perMinute: 600,
});
