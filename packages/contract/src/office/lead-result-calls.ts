import { resultStages } from '@ayrac/domain/lead/lead-result.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';

const LONG_MS = 60_000;

const judgedRow = z.object({
  /** The number that a spreadsheet shows beside it. */
  line: z.int(),
  /** Who asked and for what; null where the row names no request that the caller reaches. */
  lead: z.object({ id, name: z.string(), campaign: z.string() }).nullable(),
  stage: z.enum(resultStages).nullable(),
  outcome: z.enum(['taken', 'unchanged', 'refused']),
  /** Why it was refused, for whoever reads it. */
  message: z.string().nullable(),
});
export type JudgedResult = z.infer<typeof judgedRow>;

/** Takes a file of results, or says what would become of it. */
export const takeLeadResults = endpoint({
  method: 'POST',
  path: '/api/crm/lead-results',
  summary:
    'Takes what became of requests from an uploaded CSV or XLSX file; a trial says what would become of each row and takes none. The same row is taken once.',
  operation: 'manage-leads',
  body: z.object({ upload: z.string().max(80), isTrial: z.boolean() }),
  reply: z.object({
    rows: z.array(judgedRow),
    /** Rows that say of no result: the cell is empty, or the request is new or withdrawn. */
    left: z.int(),
    /** What `undoChange` takes back for ten minutes; null where nothing was taken. */
    change: id.nullable(),
  }),
  timeoutMs: LONG_MS,
  isLong: true,
});
