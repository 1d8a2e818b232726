import { readFilters } from '@ayrac/domain/filter/read-filters.ts';
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

/** What a term finds. */
const searchResult = z.object({
  /** The term as searched: trimmed; empty when nothing was asked. */
  term: z.string(),
  /** The page that the office has the whole term lead to, as its Turkish path. */
  leadsTo: z.string().nullable(),
  /** The mended term when nothing was found under the typed one. */
  corrected: z.string().nullable(),
  campaigns: z.array(foundCampaign),
  total: z.number().int(),
  /** Where words stand in very many campaigns: so many, the most wanted, are found, filtered and counted. */
  cutAt: z.number().int().nullable(),
  page: z.number().int(),
  pages: z.number().int(),
  /** Whichever it is, ended campaigns stand behind the others. */
  sort: searchSort,
  brands: z.array(brandCard),
  categories: z.array(categoryLink),
  /** Brand and category; null where nothing was asked. */
  filters: listFilters.nullable(),
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
  query: z
    .object({
      q: z.string().max(200).default(''),
      sort: searchSort.catch('relevance').optional(),
      page: pageNumber,
      // Of what a search can find, no other filter belongs to all.
      ...filterQuery.pick({ brand: true, category: true }).shape,
    })
    .transform(({ q, sort, page, ...given }) => ({ q, sort, page, filters: readFilters(given) })),
  reply: searchResult,
});

/** What is suggested while a term is typed: at most 8 rows in all, live campaigns alone. */
const suggestions = z.object({
  /** The mended term when nothing was found under the typed one; it takes a row. */
  corrected: z.string().nullable(),
  categories: z.array(categoryLink),
  brands: z.array(brandCard),
  campaigns: z.array(
    z.object({
      slug,
      title: text,
      brand: brandLink.pick({ name: true, colour: true, mark: true }),
      /** Null while the campaign is open-ended. */
      endAt: instant.nullable(),
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
