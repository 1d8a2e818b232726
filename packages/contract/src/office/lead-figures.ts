import { figurePeriods, monthPattern } from '@ayrac/domain/dashboard/period.ts';
import { leadFigureNames } from '@ayrac/domain/lead/lead-figures.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const count = z.int().min(0);
const value = z.number().min(0).nullable();
const span = z.object({ from: instant, to: instant });

/**
 * Figure of a period: minutes of business hours, percent or a count. `before` is the figure of the preceding period.
 */
const figure = z.object({ name: z.enum(leadFigureNames), value, before: value });
export type LeadFigureValue = z.infer<typeof figure>;

/** Requests that arrived on one day in İstanbul, in their current state. */
const day = z.object({ day: z.iso.date(), requests: count, contacted: count, won: count });

const partFigures = z.object({
  requests: count,
  median: value,
  slowest: value,
  inTime: value,
  contacted: count,
  won: count,
  lost: count,
});

/** Requests of one brand, or those assigned to one person. */
const part = partFigures.extend({
  /** Null for unassigned requests. */
  id: id.nullable(),
  name: z.string().nullable(),
  /** The same in the period before. */
  before: partFigures,
});
export type LeadFigurePart = z.infer<typeof part>;

const month = z.string().regex(monthPattern);

/** Returns the figures of a period's requests. */
export const getLeadFigures = endpoint({
  method: 'GET',
  path: '/api/crm/figures',
  summary:
    'Returns the outcomes of the leads that arrived in a period and in the one before: by day, brand, person and reason.',
  operation: 'manage-leads',
  query: z.object({
    period: z.enum(figurePeriods).default('30'),
    /** Calendar month (YYYY-MM) instead of the period. */
    month: month.optional(),
    brandId: id.optional(),
    ownerId: id.optional(),
  }),
  reply: z.object({
    current: span,
    before: span,
    figures: z.array(figure),
    days: z.array(day),
    people: z.array(part),
    brands: z.array(part),
    /** Reasons for lost requests, the most frequent first. */
    lost: z.array(z.object({ id, name: z.string(), leads: count })),
  }),
});

/** Returns the monthly report as a file. */
export const downloadLeadReport = endpoint({
  method: 'GET',
  path: '/api/crm/figures/report',
  summary: "Returns the report on the leads of a calendar month as a PDF in the caller's language.",
  operation: 'manage-leads',
  query: z.object({ month, brandId: id.optional() }),
  reply: z.string(),
  media: 'file',
});
