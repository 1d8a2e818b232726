import { figurePeriods, monthPattern } from '@ayrac/domain/dashboard/period.ts';
import { leadFigureNames } from '@ayrac/domain/lead/lead-figures.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const count = z.int().min(0);
const value = z.number().min(0).nullable();
const span = z.object({ from: instant, to: instant });

/** A figure of a period; `before` is that of the one before. Minutes of business hours, percent, or how many. */
const figure = z.object({ name: z.enum(leadFigureNames), value, before: value });
export type LeadFigureValue = z.infer<typeof figure>;

/** What came in on one day of Istanbul's calendar, as it stands now. */
const day = z.object({ day: z.iso.date(), requests: count, contacted: count, won: count });

/** The requests of one brand, or those that one person has. */
const part = z.object({
  /** Null for those that nobody has. */
  id: id.nullable(),
  name: z.string().nullable(),
  requests: count,
  median: value,
  slowest: value,
  inTime: value,
  contacted: count,
  won: count,
  lost: count,
});
export type LeadFigurePart = z.infer<typeof part>;

const month = z.string().regex(monthPattern);

/** How the requests of a period went. */
export const getLeadFigures = endpoint({
  method: 'GET',
  path: '/api/crm/figures',
  summary:
    'How the requests that came in a period went, beside the one before: by day, brand, person and reason.',
  operation: 'manage-leads',
  query: z.object({
    period: z.enum(figurePeriods).default('30'),
    /** A month of the calendar in place of the period, as YYYY-MM. */
    month: month.optional(),
    brandId: id.optional(),
    ownerId: id.optional(),
  }),
  reply: z.object({
    present: span,
    before: span,
    figures: z.array(figure),
    days: z.array(day),
    people: z.array(part),
    brands: z.array(part),
    /** Why requests were lost, the most frequent reason first. */
    lost: z.array(z.object({ id, name: z.string(), leads: count })),
  }),
});

/** The report of a month as a file. */
export const downloadLeadReport = endpoint({
  method: 'GET',
  path: '/api/crm/figures/report',
  summary: 'How the requests of a month of the calendar went, as a PDF in the language of the caller.',
  operation: 'manage-leads',
  query: z.object({ month, brandId: id.optional() }),
  reply: z.string(),
  media: 'file',
});
