import {
  importActions,
  importKinds,
  importLimits,
  importStates,
  rowOutcomes,
} from '@ayrac/domain/import/import-state.ts';
import { numberStyles } from '@ayrac/domain/import/number-style.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const operation = 'manage-imports';
const kind = z.enum(importKinds);
const count = z.int().min(0);
const cursor = z.string().max(1_000).optional();

const mapped = z.object({ field: z.string().max(60).nullable(), numbers: z.enum(numberStyles).nullable() });

const importDetail = z.object({
  id,
  kind,
  state: z.enum(importStates),
  /** Name of the uploaded file. */
  fileName: z.string().nullable(),
  source: z.string(),
  total: count,
  /** Number of rows processed in the current state. */
  passed: count,
  counts: z.object({ new: count, changed: count, unchanged: count, refused: count, written: count }),
  createdAt: instant,
  /** Username, or null if the account no longer exists. */
  createdBy: z.string().nullable(),
  /** Actions allowed on the import now. */
  actions: z.array(z.enum(importActions)),
  /** Values for all rows, by fields without a column. */
  fixed: z.record(z.string(), z.string()),
  stopsAtRefused: z.boolean(),
  columns: z.array(
    mapped.extend({
      title: z.string(),
      /** First values of the column, as in the file. */
      sample: z.array(z.string()),
      /** Whether its numbers are ambiguous, so that the user must select the format. */
      isUnclear: z.boolean(),
      /** Whether the last file of the source had this column, so that its mapping is a user's decision. */
      isRemembered: z.boolean(),
    }),
  ),
});
/** Import with its columns. */
export type ImportDetail = z.infer<typeof importDetail>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const importedRow = z.object({
  number: count,
  /** Line number as spreadsheet programs count. */
  line: count,
  label: z.string(),
  outcome: z.enum(rowOutcomes),
  isWritten: z.boolean(),
  /** Whether the row was written and then undone. */
  isUndone: z.boolean(),
  /** Changed fields. References are shown by name. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** Problems in the caller's language, with the column of the file and the start of its cell if there is one. */
  problems: z.array(
    z.object({
      field: z.string(),
      column: z.string().nullable(),
      value: z.string().nullable(),
      message: z.string(),
      /** If the cell names a record in the bin, the resource of that record. */
      binOf: z.enum(['brands', 'categories']).nullable(),
    }),
  ),
});
/** Row of the file with its outcome. */
export type ImportedTableRow = z.infer<typeof importedRow>;

const one = z.object({ id });

/** Creates an import. */
export const createImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  summary: 'Creates an import from a completed upload: CSV, XLSX or JSON. Nothing is imported yet.',
  operation,
  body: z.object({
    kind,
    upload: z.string().max(100),
    /** Name of the file's source. Its column mapping and the keys of its rows are remembered under this name. */
    source: z.string().max(importLimits.source),
  }),
  reply: importDetail,
  timeoutMs: 120_000,
  isLong: true,
});

/** Returns an import. */
export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  summary: 'Returns an import with the columns of its file.',
  operation,
  params: one,
  reply: importDetail,
});

/** Validates the rows. */
export const checkImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/check',
  summary: 'Maps the columns to fields and starts to validate all rows. Nothing is imported yet.',
  operation,
  params: one,
  body: z.object({
    columns: z.array(mapped).max(200),
    /** Values for all rows, written like cells, by fields without a column. */
    fixed: z.record(z.string().max(60), z.string().max(importLimits.fixedValue)).optional(),
    stopsAtRefused: z.boolean(),
  }),
  reply: importDetail,
});

/** Runs, pauses, resumes, cancels or undoes an import. */
export const moveImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/:action',
  summary: 'Runs, pauses, resumes, cancels or undoes an import.',
  operation,
  params: z.object({ id, action: z.enum(['run', 'pause', 'resume', 'cancel', 'undo']) }),
  reply: importDetail,
});

/** Lists the rows of an import. */
export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/rows',
  summary: 'Lists the validated rows in the order of the file, one page at a time.',
  operation,
  params: one,
  query: z.object({ outcome: z.enum(rowOutcomes).optional(), cursor }),
  reply: z.object({ items: z.array(importedRow), next: z.string().nullable(), total: count }),
});

/** Exports the report of an import. */
export const exportImportReport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/report',
  summary: 'Exports all rows of an import with their outcomes, as a file.',
  operation,
  params: one,
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  reply: z.string(),
  media: 'file',
});
