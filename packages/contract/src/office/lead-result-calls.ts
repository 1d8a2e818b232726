import { resultStages } from '@ayrac/domain/lead/lead-result.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../values.ts';

const LONG_MS = 60_000;

const checkedRow = z.object({
  /** Line number as spreadsheet programs show it. */
  line: z.int(),
  /** Requester and campaign. Null when the row names no request that the caller may access. */
  lead: z.object({ id, name: z.string(), campaign: z.string() }).nullable(),
  stage: z.enum(resultStages).nullable(),
  outcome: z.enum(['taken', 'unchanged', 'refused']),
  /** Reason for the refusal in the caller's language, or null. */
  message: z.string().nullable(),
});
export type CheckedResult = z.infer<typeof checkedRow>;

/** Imports a file of results, or returns what an import would do. */
export const takeLeadResults = endpoint({
  method: 'POST',
  path: '/api/crm/lead-results',
  summary:
    'Imports results of leads from an uploaded CSV or XLSX file. A dry run returns the outcome of each row and changes nothing. A repeated row has no further effect.',
  operation: 'manage-leads',
  body: z.object({ upload: z.string().max(80), isTrial: z.boolean() }),
  reply: z.object({
    rows: z.array(checkedRow),
    /** Number of rows without a result: the cell is empty, or the request is new or withdrawn. */
    left: z.int(),
    /** Id for `undoChange`, which can undo the import for ten minutes. Null when nothing was changed. */
    change: id.nullable(),
  }),
  timeoutMs: LONG_MS,
  isLong: true,
});
