import { dayPeriods } from '@ayrac/domain/dashboard/period.ts';
import { longestCountedQuery } from '@ayrac/domain/search/counted-query.ts';
import { searchResultKinds } from '@ayrac/domain/search/search-result.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.int().min(0);

/** What was opened of what a query found. */
const opened = z.object({
  kind: z.enum(searchResultKinds),
  id: z.uuid(),
  name: z.string(),
  clicks: count,
  /** Where it stood among its kind when it was opened, on average, from 1 on. */
  place: z.number(),
});
export type OpenedResult = z.infer<typeof opened>;

/** What was searched for in one language, by everybody together, in the folded form that it is counted in. */
const query = z.object({
  term: z.string(),
  locale: z.enum(locales),
  searches: count,
  /** How many of these found nothing. */
  empty: count,
  /** How many of these led to a result: at least one was opened. */
  clicked: count,
  /** Where results stood that were opened, on average; null where none was. */
  place: z.number().nullable(),
  /** What was opened most. */
  results: z.array(opened).max(3),
  /** The synonym that the office keeps of it; null where there is none. */
  synonymId: z.uuid().nullable(),
});
export type CountedSearch = z.infer<typeof query>;

/** What was searched for. */
export const listQueries = endpoint({
  method: 'GET',
  path: '/api/admin/queries',
  summary: 'What was searched for most in a period, at most 200; or what most often found nothing.',
  operation: 'manage-search',
  query: z.object({
    period: z.enum(dayPeriods).default('30'),
    locale: z.enum(locales).optional(),
    only: z.enum(['empty']).optional(),
  }),
  reply: z.object({ searches: count, empty: count, queries: z.array(query).max(200) }),
});

/** What a query finds: how many campaigns, up to a bound, and the most wanted of them. */
const finds = z.object({ total: count, titles: z.array(z.string()).max(5) });
export type Finds = z.infer<typeof finds>;

/** What a synonym would change. */
export const previewSynonym = endpoint({
  method: 'POST',
  path: '/api/admin/queries/preview',
  summary: 'What a term finds as the synonyms are, and what it would find with one more.',
  operation: 'manage-search',
  body: z.object({
    term: z.string().min(1).max(longestCountedQuery),
    locale: z.enum(locales),
    meaning: z.string().min(1).max(100),
  }),
  reply: z.object({ before: finds, after: finds }),
});
