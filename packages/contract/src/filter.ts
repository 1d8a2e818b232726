import { choiceFilters, rangeFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { z } from 'zod';
import { campaignSort } from './campaign-card.ts';

// Longest value of a filter, in characters. No user selects or types more, and longer ones are rejected unread.
const longestFilter = 1_000;
const given = z
  .union([z.string().max(longestFilter), z.array(z.string().max(longestFilter)).max(50)])
  .optional();

/** Filters of a list: values comma-separated or given several times, ranges as `500-900`, `500-` or `-900`. */
export const filterQuery = z.object({
  category: given,
  brand: given,
  price: given,
  city: given,
  benefit: given,
  discount: given,
  fuel: given,
  isElectric: given,
  gearType: given,
  modelYear: given,
  range: given,
  batteryCapacity: given,
  seatingCapacity: given,
  doorCount: given,
  ending: given,
});

/** Filter with selectable values, each with the number of campaigns if it were selected as well. */
const choiceFacet = z.object({
  kind: z.literal('choice'),
  name: z.enum(choiceFilters),
  values: z.array(
    z.object({
      value: z.string(),
      /** Name of a brand, category or city. Null for other values, which have their own phrases. */
      label: z.string().nullable(),
      campaigns: z.number().int(),
      isChosen: z.boolean(),
    }),
  ),
});

/** Range filter with the lowest and highest existing values. */
const rangeFacet = z.object({
  kind: z.literal('range'),
  name: z.enum(rangeFilters),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
});

/** Filter of a list. */
const facet = z.discriminatedUnion('kind', [choiceFacet, rangeFacet]);
export type Facet = z.infer<typeof facet>;
export type ChoiceFacet = z.infer<typeof choiceFacet>;
export type RangeFacet = z.infer<typeof rangeFacet>;

/** Filters that a list offers, and the selected ones. */
export const listFilters = z.object({
  facets: z.array(facet),
  /** Number of campaigns without any filter. */
  whole: z.number().int(),
  /** For an empty list: the number of campaigns without one of the filters, the most restrictive filter first. */
  reliefs: z.array(
    z.object({ name: z.enum([...choiceFilters, ...rangeFilters]), campaigns: z.number().int() }),
  ),
  /** Sort orders that make a difference for these campaigns. */
  sorts: z.array(campaignSort),
});
export type ListFilters = z.infer<typeof listFilters>;
