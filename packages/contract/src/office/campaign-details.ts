import { FACT_LABEL_LIMIT, isDetailCell } from '@ayrac/domain/campaign-draft/detail-cell.ts';
import { shownStates } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';
import { campaigns } from './campaigns.ts';
import { listQuery } from './list-queries.ts';
import { outcome } from './resource-calls.ts';

const operation = 'manage-campaigns';
/** Most campaigns in one request. */
const MOST_DETAIL_ROWS = 100;
const MOST_CELLS = 120;
/** Slightly more than the longest text, so that the rules of the fields report texts that are too long. */
const MOST_LETTERS = 10_000;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
/** Name of a field or of a fact's column: `title`, `facts.garanti`, `facts.garanti.en`. */
const cellName = z
  .string()
  .max(120)
  .refine(isDetailCell)
  .meta({ examples: ['title', 'facts.garanti'] });
const nullableText = z.string().nullable();

const row = z.object({
  id,
  /** Empty if the campaign has no title yet. */
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  state: z.enum(shownStates),
  /** Reason why the campaign cannot be edited here now, or null. */
  lock: z.enum(['archived', 'scheduled']).nullable(),
  /** Values by field name: those that visitors see or, for a campaign that was never published, those of its draft. */
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
/** Campaign in the table of details. */
export type DetailRow = z.infer<typeof row>;

/** Lists campaigns with their texts, facts and vehicle attributes. */
export const listCampaignDetails = endpoint({
  method: 'GET',
  path: '/api/admin/campaign-details',
  summary: 'Lists campaigns with their texts, facts and vehicle attributes, one page at a time.',
  operation,
  query: listQuery(campaigns),
  reply: z.object({ items: z.array(row), next: z.string().nullable(), total: z.int() }),
});

/** Changes cells of several campaigns. */
export const changeCampaignDetails = endpoint({
  method: 'POST',
  path: '/api/admin/campaign-details',
  summary:
    'Changes cells of up to 100 campaigns. Each campaign is saved completely or not at all: if somebody else has changed a cell in the meantime, its campaign is refused with both values. `undoChange` can undo all of it for ten minutes.',
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
                /** Value of the cell before the edit. */
                seen: value,
                typed: z.string().max(MOST_LETTERS),
                /** Label of a fact that the campaign does not have yet. */
                label: z.string().max(FACT_LABEL_LIMIT).optional(),
                labelEn: z.string().max(FACT_LABEL_LIMIT).optional(),
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
    /** Problems by cell, in the caller's language. A campaign with a problem is not changed. */
    cells: z.array(z.object({ id, name: z.string(), message: z.string() })),
    /** Cells that somebody else has changed in the meantime. */
    conflicts: z.array(z.object({ id, name: z.string(), theirs: value })),
    /** Current state of the campaigns. */
    rows: z.array(row),
  }),
  timeoutMs: 60_000,
  isLong: true,
});
