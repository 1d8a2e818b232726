import type { ContradictionKind } from '@ayrac/domain/campaign-draft/contradictions.ts';
import type { MappedColumn } from '@ayrac/domain/import/column-mapping.ts';
import type { ImportKind, ImportState, RowOutcome } from '@ayrac/domain/import/import-state.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import type { FileCell } from '#server/files/file-row.ts';

const count = (name: string) => integer(name).notNull().default(0);

/** Column of a file: its heading, first values, and whether its numbers are ambiguous. */
export interface FileColumn {
  readonly title: string;
  readonly sample: readonly string[];
  readonly isUnclear: boolean;
  /** Whether the last file of the source had it. Files imported before this was stored lack it. */
  readonly isRemembered?: boolean;
}

/** Changes of a row, planned or written, by field. */
export type RowChanges = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** Why a row is refused: a field's value is invalid, or contradicts other fields. */
export type RowProblem = FieldProblem | ContradictionKind;

/** Problems of a row, by field. */
export type RowProblems = Readonly<Record<string, RowProblem>>;

/** Imported file. */
export const importRun = pgTable('import_run', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<ImportKind>().notNull(),
  state: text().$type<ImportState>().notNull(),
  fileName: text('file_name'),
  /** Source of the file, under which its columns and the keys of its rows are remembered. */
  source: text().notNull(),
  columns: jsonb().$type<readonly FileColumn[]>().notNull(),
  mapping: jsonb().$type<readonly MappedColumn[]>().notNull(),
  /** Values for all rows as typed, by fields without a column. */
  fixed: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  stopsAtRefused: boolean('stops_at_refused').notNull().default(false),
  total: integer().notNull(),
  /** Number of the last checked row. */
  checked: count('checked'),
  /** Number of the last processed row while writing. While undoing, rows up to this number remain. */
  done: count('done'),
  newRows: count('new_rows'),
  changedRows: count('changed_rows'),
  unchangedRows: count('unchanged_rows'),
  refusedRows: count('refused_rows'),
  /** Number of written rows that are not undone. */
  written: count('written'),
  createdAt: timestamptz('created_at').notNull(),
  createdBy: uuid('created_by'),
  movedAt: timestamptz('moved_at').notNull(),
  /** When the lists were last invalidated. */
  toldAt: timestamptz('told_at'),
  /** Node that processes the import, and the end of its lease. */
  leasedBy: uuid('leased_by'),
  leasedUntil: timestamptz('leased_until'),
});

export const importRow = pgTable(
  'import_row',
  {
    importId: uuid('import_id').notNull(),
    /** Starts at 1. */
    number: integer().notNull(),
    /** Line number in the program that opens the file. */
    line: integer().notNull(),
    cells: jsonb().$type<readonly FileCell[]>().notNull(),
    /** Key shared by rows about the same record. */
    key: text(),
    /** Name that the row gives to a record, in the form in which no two records may share it. */
    nameKey: text('name_key'),
    label: text(),
    outcome: text().$type<RowOutcome>(),
    recordId: uuid('record_id'),
    baseVersion: integer('base_version'),
    changes: jsonb().$type<RowChanges>(),
    problems: jsonb().$type<RowProblems>(),
    writtenVersion: integer('written_version'),
    /** Whether the row was written and then undone. Null if it was read before this was stored. */
    isUndone: boolean('is_undone').default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** A source's keys of our records. */
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
