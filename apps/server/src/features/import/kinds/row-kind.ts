import type { ImportKind, RowOutcome } from '@ayrac/domain/import/import-state.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { FileCell } from '#server/files/file-row.ts';
import type { RowChanges, RowProblems } from '../table.ts';

/** Import that the rows belong to. */
export interface ImportScope {
  readonly id: string;
  readonly kind: ImportKind;
  readonly source: string;
}

/** Row with its cells by field, without the empty ones. */
export interface GivenRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, FileCell>>;
}

/** Outcome of checking a row. */
export interface CheckedRow {
  readonly number: number;
  readonly outcome: RowOutcome;
  /** Key shared by rows about the same record; null when there is none. */
  readonly key: string | null;
  /** Field that the key was read from. */
  readonly keyField: string;
  /** Name that the row gives to a record, in the form in which no two records may share it; null when it gives none. */
  readonly nameKey: string | null;
  readonly label: string;
  readonly recordId: string | null;
  readonly baseVersion: number | null;
  readonly changes: RowChanges;
  readonly problems: RowProblems;
  /** All values to store, by field. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface WrittenRow {
  readonly recordId: string;
  readonly version: number;
}

/** Written row to undo. */
export interface UndoableRow {
  readonly outcome: RowOutcome;
  readonly recordId: string;
  readonly writtenVersion: number;
  readonly changes: RowChanges;
}

/** Row processing of one kind of import. It writes in the same way as the office's forms. */
export interface RowKind {
  readonly check: (
    tx: Executor,
    scope: ImportScope,
    rows: readonly GivenRow[],
    now: Date,
  ) => Promise<readonly CheckedRow[]>;
  /**
   * Whether no row depends on what an earlier row writes. A batch is then checked at once before it is written, and
   * `write` refuses a record that was changed since.
   */
  readonly hasIndependentRows: boolean;
  readonly write: (
    tx: Executor,
    context: CallContext,
    scope: ImportScope,
    row: CheckedRow,
  ) => Promise<WrittenRow>;
  /** Restores the previous values. Returns false when somebody else has changed the record since. */
  readonly undo: (
    tx: Executor,
    context: CallContext,
    scope: ImportScope,
    row: UndoableRow,
  ) => Promise<boolean>;
  /**
   * Runs the writes of a batch, given the ids of its existing records, then writes once what follows from them, such as
   * the lists that show the records. `write` adds the ids of the records that it wrote, since others are not locked.
   */
  readonly together?: <Result>(
    tx: Executor,
    now: Date,
    ids: readonly string[],
    write: (written: Set<string>) => Promise<Result>,
  ) => Promise<Result>;
  /** Counts the written records that are deleted or were changed since. */
  readonly countForeign: (tx: Executor, importId: string) => Promise<number>;
}
