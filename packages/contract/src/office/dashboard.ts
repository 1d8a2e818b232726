import { careKinds } from '@ayrac/domain/dashboard/care.ts';
import { figureNames } from '@ayrac/domain/dashboard/figures.ts';
import { figurePeriods } from '@ayrac/domain/dashboard/period.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const count = z.int().min(0);
const span = z.object({ from: instant, to: instant });

/** Figure of a period. `before` is the figure of the preceding period, or null if unknown. */
const figure = z.object({
  name: z.enum(figureNames),
  /** Minutes for `response`, otherwise a count. */
  value: z.number().min(0).nullable(),
  before: z.number().min(0).nullable(),
});
export type FigureValue = z.infer<typeof figure>;

/** Counts of one day in İstanbul. */
const day = z.object({ day: z.iso.date(), requests: count, views: count, members: count });
export type FigureDay = z.infer<typeof day>;

/** Share of a brand or person in the requests of a period. */
const share = z.object({ id, name: z.string(), requests: count });
export type RequestShare = z.infer<typeof share>;

/** Returns the figures of a period. */
export const getFigures = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/figures',
  summary:
    'Returns the figures of a period and of the one before, the counts by day, and the most requested brands and categories.',
  operation: 'read-dashboard',
  query: z.object({ period: z.enum(figurePeriods).default('30') }),
  reply: z.object({
    current: span,
    before: span,
    /** Time of the last count, or null before the first. */
    countedAt: instant.nullable(),
    figures: z.array(figure),
    days: z.array(day),
    brands: z.array(share),
    categories: z.array(share),
  }),
});

/** Item of an open task. `label` is its name, or a code that phrases translate. */
const careItem = z.object({
  id: z.string(),
  label: z.string(),
  at: instant.nullable(),
  /** Loan type of a bank's rates, otherwise null. */
  loanType: z.enum(loanTypes).nullable(),
});
export type CareItem = z.infer<typeof careItem>;

const care = z.object({
  kind: z.enum(careKinds),
  /** Number of items, up to a maximum. */
  count,
  /** The most urgent items. */
  items: z.array(careItem).max(3),
});
export type Care = z.infer<typeof care>;

/** Returns the open tasks. */
export const getCare = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/care',
  summary: 'Lists the open tasks by kind, with the most urgent items of each.',
  operation: 'read-dashboard',
  reply: z.array(care),
});
