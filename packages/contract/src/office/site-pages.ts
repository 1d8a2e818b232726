import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const sitePage = z.object({
  kind: z.enum(['category', 'brand', 'campaign']),
  name: z.string(),
  /** Turkish path, without a language prefix. */
  path: z.string(),
});
export type SitePage = z.infer<typeof sitePage>;

/** Finds pages of categories, brands and campaigns by a search term, for fields that select a page. */
export const listSitePages = endpoint({
  method: 'GET',
  path: '/api/admin/site-pages',
  summary: 'Finds up to 8 pages of categories, brands and live campaigns by the words of a term.',
  operation: 'manage-redirects',
  query: z.object({ q: z.string().max(200).default('') }),
  reply: z.array(sitePage).max(8),
});
