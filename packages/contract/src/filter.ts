import { choiceFilters, rangeFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { z } from 'zod';
import { campaignSort } from './campaign-card.ts';

// Beyond it nobody ticks or types; one that asks for more is refused before it is read.
const longestFilter = 1_000;
const given = z
  .union([z.string().max(longestFilter), z.array(z.string().max(longestFilter)).max(50)])
  .optional();

/** What a list is filtered by: values joined by commas or given several times, ranges as `500-900`, `500-`, `-900`. */
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

/** A filter whose values are ticked, each with the campaigns that would be there if it were chosen, too. */
const choiceFacet = z.object({
  kind: z.literal('choice'),
  name: z.enum(choiceFilters),
  values: z.array(
    z.object({
      value: z.string(),
      /** The name of a brand, a category or a city; other values have their phrases. */
      label: z.string().nullable(),
      campaigns: z.number().int(),
      isChosen: z.boolean(),
    }),
  ),
});

/** A filter that takes a range, with the bounds that exist. */
const rangeFacet = z.object({
  kind: z.literal('range'),
  name: z.enum(rangeFilters),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
});

/** One filter that a list offers. */
export const facet = z.discriminatedUnion('kind', [choiceFacet, rangeFacet]);
export type Facet = z.infer<typeof facet>;
export type ChoiceFacet = z.infer<typeof choiceFacet>;
export type RangeFacet = z.infer<typeof rangeFacet>;

/** The filters of a list: what it offers, and what is chosen. */
export const listFilters = z.object({
  facets: z.array(facet),
  /** Campaigns of the list without any filter. */
  whole: z.number().int(),
  /** Where nothing is left: how many there would be without one of the filters, that which costs most first. */
  reliefs: z.array(
    z.object({ name: z.enum([...choiceFilters, ...rangeFilters]), campaigns: z.number().int() }),
  ),
  /** The orders that tell these campaigns apart. */
  sorts: z.array(campaignSort),
});
export type ListFilters = z.infer<typeof listFilters>;
