import type { ImportKind, RowOutcome } from '@ayrac/domain/import/import-state.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { FileCell } from '#server/files/file-row.ts';
import type { RowChanges, RowProblems } from '../table.ts';

/** Of which import rows are. */
export interface ImportScope {
  readonly id: string;
  readonly kind: ImportKind;
  readonly source: string;
}

/** A row as its columns name it; cells without anything are left out. */
export interface GivenRow {
  readonly number: number;
  readonly cells: Readonly<Record<string, FileCell>>;
}

/** What a row would do. */
export interface JudgedRow {
  readonly number: number;
  readonly outcome: RowOutcome;
  /** What makes it a row about the same record as another one; null where nothing does. */
  readonly key: string | null;
  readonly label: string;
  readonly recordId: string | null;
  readonly baseVersion: number | null;
  readonly changes: RowChanges;
  readonly problems: RowProblems;
  /** All that is to be stored, by field. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A record after a row was written. */
export interface WrittenRow {
  readonly recordId: string;
  readonly version: number;
}

/** A row whose writing is to be taken back. */
export interface StandingRow {
  readonly outcome: RowOutcome;
  readonly recordId: string;
  readonly writtenVersion: number;
  readonly changes: RowChanges;
}

/** What one kind of import does with rows: it writes by the same ways as the office's forms. */
export interface RowKind {
  readonly judge: (
    tx: Executor,
    scope: ImportScope,
    rows: readonly GivenRow[],
    now: Date,
  ) => Promise<readonly JudgedRow[]>;
  readonly write: (
    tx: Executor,
    context: CallContext,
    scope: ImportScope,
    row: JudgedRow,
  ) => Promise<WrittenRow>;
  /** Writes back what stood there before; answers false where somebody else wrote since. */
  readonly undo: (
    tx: Executor,
    context: CallContext,
    scope: ImportScope,
    row: StandingRow,
  ) => Promise<boolean>;
  /** Which of some records have another version than the one that was written, or are gone. */
  readonly countForeign: (tx: Executor, importId: string) => Promise<number>;
}
