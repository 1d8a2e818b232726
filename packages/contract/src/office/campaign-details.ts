import { isDetailCell } from '@ayrac/domain/campaign-draft/detail-cell.ts';
import { shownStates } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { campaigns } from './campaigns.ts';
import { listQuery } from './list-queries.ts';
import { outcome } from './resource-calls.ts';

const operation = 'manage-campaigns';
/** How many campaigns are written by one call. */
const MOST_DETAIL_ROWS = 100;
const MOST_CELLS = 120;
/** A little more than the longest text, so that the rules of the fields tell what is too long. */
const MOST_LETTERS = 10_000;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** A field, or a fact by what it is called: `title`, `facts.garanti`, `facts.garanti.en`. */
const cellName = z
  .string()
  .max(120)
  .refine(isDetailCell)
  .meta({ examples: ['title', 'facts.garanti'] });
const nullableText = z.string().nullable();

const row = z.object({
  id,
  /** Empty while it has none. */
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  state: z.enum(shownStates),
  /** Why it cannot be written here now. */
  lock: z.enum(['archived', 'scheduled']).nullable(),
  /** By the names of fields; what visitors see, of a campaign that nobody has seen its draft. */
  values: z.record(z.string(), value),
  facts: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      value: z.string(),
      labelEn: nullableText,
      valueEn: nullableText,
    }),
  ),
});
/** A campaign in the table of details. */
export type DetailRow = z.infer<typeof row>;

/** The texts, facts and vehicle attributes of many campaigns. */
export const listCampaignDetails = endpoint({
  method: 'GET',
  path: '/api/admin/campaign-details',
  summary: 'A page of campaigns with their texts, facts and vehicle attributes.',
  operation,
  query: listQuery(campaigns),
  reply: z.object({ items: z.array(row), next: z.string().nullable(), total: z.int() }),
});

/** Writes cells of many campaigns. */
export const changeCampaignDetails = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-details',
  summary:
    'Writes cells of up to a hundred campaigns, each as a whole or not at all: a cell that somebody else wrote since it was seen refuses its campaign with both values. One change to undo, for ten minutes.',
  operation,
  body: z.object({
    rows: z
      .array(
        z.object({
          id,
          cells: z
            .array(
              z.object({
                name: cellName,
                /** What stood there when it was typed over. */
                seen: value,
                typed: z.string().max(MOST_LETTERS),
                /** What a fact is called that the campaign does not have yet. */
                label: z.string().max(300).optional(),
                labelEn: z.string().max(300).optional(),
              }),
            )
            .min(1)
            .max(MOST_CELLS),
        }),
      )
      .min(1)
      .max(MOST_DETAIL_ROWS),
  }),
  reply: outcome.extend({
    /** What refused a campaign, cell by cell, in the caller's language. */
    cells: z.array(z.object({ id, name: z.string(), message: z.string() })),
    /** Cells that somebody else wrote meanwhile. */
    conflicts: z.array(z.object({ id, name: z.string(), theirs: value })),
    /** The campaigns as they are now. */
    rows: z.array(row),
  }),
  timeoutMs: 60_000,
  isLong: true,
});
