import { LONGEST_COMPARED, readCompared } from '@ayrac/domain/comparison/compared.ts';
import { comparedFacts } from '@ayrac/domain/comparison/comparison-rows.ts';
import { quantityUnits } from '@ayrac/domain/comparison/quantity.ts';
import { z } from 'zod';
import { campaignDetail } from './campaign.ts';
import { campaignCard } from './campaign-card.ts';
import { endpoint } from './endpoint.ts';
import { slug, text } from './values.ts';

const toldFact = z.object({ label: text, value: text });

/** A campaign as the head of its column shows it, and what no other column has a row for. */
const comparedCampaign = campaignCard.omit({ standing: true }).extend({
  ...campaignDetail.pick({ state: true, requests: true, notice: true, conditions: true }).shape,
  /** Its own facts that no other campaign tells. */
  others: z.array(toldFact),
});
export type ComparedCampaignValue = z.infer<typeof comparedCampaign>;

const cell = z.discriminatedUnion('kind', [
  // TRY, percent, months, kilometres, kWh, a year; a choice by its name; an instant.
  z.object({ kind: z.literal('value'), value: z.union([z.number(), z.string(), z.boolean()]) }),
  z.object({ kind: z.literal('open-ended') }),
  z.object({ kind: z.literal('text'), text }),
  z.object({ kind: z.literal('quantity'), amount: z.number(), unit: z.enum(quantityUnits) }),
  z.object({ kind: z.literal('unstated') }),
  z.object({ kind: z.literal('not-applicable') }),
]);
export type ComparedCellValue = z.infer<typeof cell>;

const row = z.object({
  fact: z.enum([...comparedFacts, 'told']),
  /** Of facts that campaigns tell themselves. */
  label: text.nullable(),
  /** One for each campaign, in their order. */
  cells: z.array(cell),
  isEqual: z.boolean(),
  /** The places of the campaigns that have the best value. */
  best: z.array(z.number().int()),
});
export type ComparedRowValue = z.infer<typeof row>;

const comparison = z.object({
  kind: z.literal('found'),
  campaigns: z.array(comparedCampaign),
  rows: z.array(row),
  /** Asked for more than once. */
  doubled: z.array(slug),
  /** Asked for, and there is none of that slug. */
  unknown: z.array(slug),
  /** Asked for, and taken down. */
  removed: z.array(slug),
  /** How many found no place. */
  beyond: z.number().int(),
});
export type Comparison = z.infer<typeof comparison>;

/** Some campaigns beside each other. */
export const compareCampaigns = endpoint({
  method: 'GET',
  path: '/api/public/comparison',
  summary: 'Up to four campaigns by their slugs, and their facts row by row: those that differ come first.',
  operation: 'read-catalogue',
  query: z.object({ k: z.string().max(LONGEST_COMPARED).default('') }).transform(({ k }) => readCompared(k)),
  reply: z.discriminatedUnion('kind', [
    // One of them has another slug now: these are the present ones.
    z.object({ kind: z.literal('moved'), slugs: z.array(slug) }),
    comparison,
  ]),
});
