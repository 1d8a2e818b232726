import { dayPeriods } from '@ayrac/domain/dashboard/period.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const missing = z.object({
  path: z.string(),
  hits: z.int().min(1),
  /** Last day in İstanbul on which the page was requested. */
  lastDay: z.iso.date(),
});

/** Lists the missing pages that visitors have requested. */
export const listMissingPages = endpoint({
  method: 'GET',
  path: '/api/admin/missing-pages',
  summary: 'Lists up to 100 of the most requested paths that have neither a page nor a redirect.',
  operation: 'manage-redirects',
  query: z.object({ period: z.enum(dayPeriods).default('30') }),
  reply: z.array(missing).max(100),
});

/** Exports the missing pages as a file. */
export const exportMissingPages = endpoint({
  method: 'GET',
  path: '/api/admin/missing-pages/export',
  summary: 'Exports all requested paths of a period that have neither a page nor a redirect, as a file.',
  operation: 'manage-redirects',
  query: z.object({ period: z.enum(dayPeriods).default('30'), format: z.enum(['csv', 'xlsx']) }),
  reply: z.string(),
  media: 'file',
});
