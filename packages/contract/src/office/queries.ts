import { dayPeriods } from '@ayrac/domain/dashboard/period.ts';
import { longestSitePath } from '@ayrac/domain/screen/site-path.ts';
import { longestCountedQuery } from '@ayrac/domain/search/counted-query.ts';
import { searchResultKinds } from '@ayrac/domain/search/search-result.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.int().min(0);

/** Opened result of a search term. */
const opened = z.object({
  kind: z.enum(searchResultKinds),
  id: z.uuid(),
  name: z.string(),
  clicks: count,
  /** Average position among results of its kind when opened, from 1. */
  place: z.number(),
});
export type OpenedResult = z.infer<typeof opened>;

/** Search term in one language, aggregated over all visitors. */
const query = z.object({
  /** Folded form, by which it is counted. */
  term: z.string(),
  /** How it was typed last. */
  spelling: z.string(),
  locale: z.enum(locales),
  searches: count,
  /** Number of searches without results. */
  empty: count,
  /** Number of searches in which a result was opened. */
  clicked: count,
  /** Average position of the opened results, or null when none was opened. */
  place: z.number().nullable(),
  /** The most opened results. */
  results: z.array(opened).max(3),
  /** Id of the synonym for this term, or null. */
  synonymId: z.uuid().nullable(),
});
export type CountedSearch = z.infer<typeof query>;

/** Lists the search terms. */
export const listQueries = endpoint({
  method: 'GET',
  path: '/api/admin/queries',
  summary:
    'Lists up to 200 of the most frequent search terms of a period, or of those that most often had no results.',
  operation: 'manage-search',
  query: z.object({
    period: z.enum(dayPeriods).default('30'),
    locale: z.enum(locales).optional(),
    only: z.enum(['empty']).optional(),
  }),
  reply: z.object({ searches: count, empty: count, queries: z.array(query).max(200) }),
});

/** Exports the search terms as a file. */
export const exportQueries = endpoint({
  method: 'GET',
  path: '/api/admin/queries/export',
  summary: 'Exports all search terms of a period, or those without results, as a file, most frequent first.',
  operation: 'manage-search',
  query: z.object({
    period: z.enum(dayPeriods).default('30'),
    locale: z.enum(locales).optional(),
    only: z.enum(['empty']).optional(),
    format: z.enum(['csv', 'xlsx']),
  }),
  reply: z.string(),
  media: 'file',
});

/**
 * Results of a search term as its page shows them: the number of campaigns, up to a maximum, and the first titles. A term
 * that leads to a page has its path and no results.
 */
const finds = z.object({
  total: count,
  titles: z.array(z.string()).max(5),
  path: z.string().nullable(),
});
export type Finds = z.infer<typeof finds>;

/** Previews the effect of a synonym. */
export const previewSynonym = endpoint({
  method: 'POST',
  path: '/api/admin/queries/preview',
  summary: 'Compares what a term finds with the current synonyms and with an additional one.',
  operation: 'manage-search',
  body: z.object({
    term: z.string().min(1).max(longestCountedQuery),
    locale: z.enum(locales),
    /** Other words for the term, or null if it leads to a page. */
    meaning: z.string().min(1).max(100).nullable(),
    path: z.string().max(longestSitePath).nullable(),
    isActive: z.boolean(),
  }),
  reply: z.object({ before: finds, after: finds }),
});
