import { importDeeds, importKinds, importStates, rowOutcomes } from '@ayrac/domain/import/import-state.ts';
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
  /** As whoever uploaded it calls it. */
  fileName: z.string().nullable(),
  source: z.string(),
  total: count,
  /** How many rows were gone through, of those that the state is about. */
  passed: count,
  counts: z.object({ new: count, changed: count, unchanged: count, refused: count, written: count }),
  createdAt: instant,
  /** A username; null where the account is gone. */
  createdBy: z.string().nullable(),
  /** What can be done to it now. */
  deeds: z.array(z.enum(importDeeds)),
  /** What holds for all rows, by fields that no column names. */
  fixed: z.record(z.string(), z.string()),
  stopsAtRefused: z.boolean(),
  columns: z.array(
    mapped.extend({
      title: z.string(),
      /** The column's first values, as the file has them. */
      sample: z.array(z.string()),
      /** Whether its numbers may be read in two ways, so that somebody has to say which is meant. */
      isUnclear: z.boolean(),
    }),
  ),
});
/** An import with its columns. */
export type ImportDetail = z.infer<typeof importDetail>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const importedRow = z.object({
  number: count,
  /** As the file's program counts. */
  line: count,
  label: z.string(),
  outcome: z.enum(rowOutcomes),
  isWritten: z.boolean(),
  /** Fields that differ; references are shown by their names. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  /** What is wrong, by the column of the file where there is one, in the caller's language. */
  problems: z.array(z.object({ field: z.string(), column: z.string().nullable(), message: z.string() })),
});
/** A row of the file, and what it does. */
export type ImportedTableRow = z.infer<typeof importedRow>;

const one = z.object({ id });

/** Begins one. */
export const createImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  summary: 'Reads a file that was uploaded whole: CSV, XLSX or JSON; nothing is imported yet.',
  operation,
  body: z.object({
    kind,
    upload: z.string().max(100),
    /** Whose file it is: its columns and the keys of its rows are remembered under this name. */
    source: z.string().max(80),
  }),
  reply: importDetail,
  timeoutMs: 120_000,
  isLong: true,
});

/** One import. */
export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  summary: 'An import with the columns of its file.',
  operation,
  params: one,
  reply: importDetail,
});

/** Judges the rows. */
export const checkImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/check',
  summary: 'Says what the columns hold and begins to judge every row; nothing is written.',
  operation,
  params: one,
  body: z.object({
    columns: z.array(mapped).max(200),
    /** What holds for all rows, as a cell would say it, by fields that no column names. */
    fixed: z.record(z.string().max(60), z.string().max(4_000)).optional(),
    stopsAtRefused: z.boolean(),
  }),
  reply: importDetail,
});

/** Moves an import on. */
export const moveImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/:deed',
  summary: 'Runs, pauses, resumes or cancels an import, or takes back all that it wrote.',
  operation,
  params: z.object({ id, deed: z.enum(['run', 'pause', 'resume', 'cancel', 'undo']) }),
  reply: importDetail,
});

/** The rows of an import. */
export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/rows',
  summary: 'A page of the rows that were judged, in the order of the file.',
  operation,
  params: one,
  query: z.object({ outcome: z.enum(rowOutcomes).optional(), cursor }),
  reply: z.object({ items: z.array(importedRow), next: z.string().nullable(), total: count }),
});

/** The report. */
export const exportImportReport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/report',
  summary: 'Every row of an import with what became of it, as a file.',
  operation,
  params: one,
  query: z.object({ format: z.enum(['csv', 'xlsx']) }),
  reply: z.string(),
  media: 'file',
});
