import { readCompared } from '@ayrac/domain/comparison/compared.ts';
import { LONGEST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import { comparedFacts } from '@ayrac/domain/comparison/comparison-rows.ts';
import { quantityUnits } from '@ayrac/domain/comparison/quantity.ts';
import { z } from 'zod';
import { campaignDetail } from './campaign.ts';
import { brandLink, campaignCard } from './campaign-card.ts';
import { endpoint } from './endpoint.ts';
import { slug, text } from './values.ts';

const comparedFact = z.object({ label: text, value: text });

/** Campaign in the header of its column, with the facts that have no row. */
const comparedCampaign = campaignCard.omit({ standing: true }).extend({
  brand: brandLink,
  ...campaignDetail.pick({ state: true, requests: true, notice: true, conditions: true }).shape,
  /** Facts that no other compared campaign states. */
  others: z.array(comparedFact),
});
export type ComparedCampaignValue = z.infer<typeof comparedCampaign>;

const cell = z.discriminatedUnion('kind', [
  // TRY, percent, months, kilometres, kWh, or a year; the name of a choice; or an instant.
  z.object({ kind: z.literal('value'), value: z.union([z.number(), z.string(), z.boolean()]) }),
  z.object({ kind: z.literal('open-ended') }),
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('quantity'), amount: z.number(), unit: z.enum(quantityUnits) }),
  z.object({ kind: z.literal('unstated') }),
  z.object({ kind: z.literal('not-applicable') }),
]);
export type ComparedCellValue = z.infer<typeof cell>;

const row = z.object({
  fact: z.enum([...comparedFacts, 'stated']),
  /** Label of a fact that the campaigns state themselves. Null otherwise. */
  label: text.nullable(),
  /** Cells in the order of the campaigns. */
  cells: z.array(cell),
  isEqual: z.boolean(),
  /** Indexes of the campaigns with the best value. */
  best: z.array(z.number().int()),
});
export type ComparedRowValue = z.infer<typeof row>;

const comparison = z.object({
  kind: z.literal('found'),
  campaigns: z.array(comparedCampaign),
  rows: z.array(row),
  /** Slugs requested more than once. */
  doubled: z.array(slug),
  /** Slugs that do not exist. */
  unknown: z.array(slug),
  /** Slugs of removed campaigns. */
  removed: z.array(slug),
  /** Number of requested campaigns beyond the limit. */
  beyond: z.number().int(),
});
export type Comparison = z.infer<typeof comparison>;

/** Compares campaigns. */
export const compareCampaigns = endpoint({
  method: 'GET',
  path: '/api/public/comparison',
  summary: 'Compares up to four campaigns by slug. Rows of facts that differ come first.',
  operation: 'read-catalogue',
  query: z.object({ k: z.string().max(LONGEST_COMPARED).default('') }).transform(({ k }) => readCompared(k)),
  reply: z.discriminatedUnion('kind', [
    // A slug has changed. These are the current ones.
    z.object({ kind: z.literal('moved'), slugs: z.array(slug) }),
    comparison,
  ]),
});
