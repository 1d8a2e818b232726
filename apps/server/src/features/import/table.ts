import type { MappedColumn } from '@ayrac/domain/import/column-mapping.ts';
import type { ImportKind, ImportState, RowOutcome } from '@ayrac/domain/import/import-state.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FileCell } from '#server/files/file-row.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => integer(name).notNull().default(0);

/** A column of a file: what heads it, its first values, and whether its numbers may be read in two ways. */
export interface FileColumn {
  readonly title: string;
  readonly sample: readonly string[];
  readonly isUnclear: boolean;
}

/** What a row would write, or wrote, by field. */
export type RowChanges = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** What is wrong with a row, by field. */
export type RowProblems = Readonly<Record<string, FieldProblem>>;

/** A file that somebody imports. */
export const importRun = pgTable('import_run', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<ImportKind>().notNull(),
  state: text().$type<ImportState>().notNull(),
  fileName: text('file_name'),
  /** Whose file it is: its columns and the keys of its rows are remembered under this name. */
  source: text().notNull(),
  columns: jsonb().$type<readonly FileColumn[]>().notNull(),
  mapping: jsonb().$type<readonly MappedColumn[]>().notNull(),
  /** What holds for all rows, as it was typed, by fields that no column names. */
  fixed: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  stopsAtRefused: boolean('stops_at_refused').notNull().default(false),
  total: integer().notNull(),
  /** The number of the last row that was judged. */
  judged: count('judged'),
  /** The number of the last row that was gone through to write it, or up to which it is still to be taken back. */
  done: count('done'),
  newRows: count('new_rows'),
  changedRows: count('changed_rows'),
  unchangedRows: count('unchanged_rows'),
  refusedRows: count('refused_rows'),
  /** Rows that were written, and whose writing stands. */
  written: count('written'),
  createdAt: moment('created_at').notNull(),
  createdBy: uuid('created_by'),
  movedAt: moment('moved_at').notNull(),
  /** When lists were told last of what it writes. */
  toldAt: moment('told_at'),
  /** The node that is at work on it, and until when it is believed to be. */
  leasedBy: uuid('leased_by'),
  leasedUntil: moment('leased_until'),
});

/** A row of such a file. */
export const importRow = pgTable(
  'import_row',
  {
    importId: uuid('import_id').notNull(),
    /** From 1. */
    number: integer().notNull(),
    /** As the program of the file counts. */
    line: integer().notNull(),
    cells: jsonb().$type<readonly FileCell[]>().notNull(),
    /** What makes it a row about the same record as another one. */
    key: text(),
    label: text(),
    outcome: text().$type<RowOutcome>(),
    recordId: uuid('record_id'),
    baseVersion: integer('base_version'),
    changes: jsonb().$type<RowChanges>(),
    problems: jsonb().$type<RowProblems>(),
    writtenVersion: integer('written_version'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** Under which key a source knows a record of ours. */
export const importKey = pgTable(
  'import_key',
  {
    kind: text().$type<ImportKind>().notNull(),
    source: text().notNull(),
    key: text().notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.source, table.key] })],
);
