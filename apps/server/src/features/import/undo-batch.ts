import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { forgetKey } from './kinds/keep-key.ts';
import { type ImportRow, listUndoable } from './queries.ts';
import { importRow } from './table.ts';
import { doBatch, invalidateLists, kindOf, type Work, writeTogether } from './work-on.ts';

const ROWS_AT_ONCE = 25;

/** Undoes the last written rows of an import. Records that somebody has changed meanwhile are kept. */
export function undoBatch(work: Work): Promise<void> {
  const { run, context } = work;
  return doBatch(work, async (tx) => {
    const rows = await listUndoable(tx, run.id, run.done, ROWS_AT_ONCE);
    const undone = await writeTogether(work, tx, rows, (written) => undoRows(work, tx, rows, written));
    const isOver = rows.length < ROWS_AT_ONCE;
    const done = isOver ? 0 : (rows.at(-1)?.number ?? 1) - 1;
    const progress = { written: run.written - undone, done };
    return invalidateLists(
      tx,
      work,
      isOver ? { ...progress, state: 'undone', movedAt: context.now } : progress,
    );
  });
}

/** Undoes rows one after the other. Returns the number of those that were undone, and adds their records to `written`. */
async function undoRows(
  work: Work,
  tx: Executor,
  rows: readonly ImportRow[],
  written: Set<string>,
): Promise<number> {
  let undone = 0;
  for (const row of rows) {
    // A record that somebody has changed meanwhile stays, and its row counts as written.
    if (row.recordId === null || !(await undoRow(work, tx, row))) continue;
    written.add(row.recordId);
    undone += 1;
    await tx
      .update(importRow)
      .set({ writtenVersion: null, isUndone: true })
      .where(and(eq(importRow.importId, row.importId), eq(importRow.number, row.number)));
  }
  return undone;
}

async function undoRow({ run, context }: Work, tx: Executor, row: ImportRow): Promise<boolean> {
  const { key, outcome, recordId, writtenVersion, changes } = row;
  if (outcome === null || recordId === null || writtenVersion === null) return false;
  const undoable = { outcome, recordId, writtenVersion, changes: changes ?? {} };
  try {
    return await tx.transaction(async (own) => {
      const isUndone = await kindOf(run).undo(own, context, run, undoable);
      if (isUndone && outcome === 'new') await forgetKey(own, run, key, recordId);
      return isUndone;
    });
  } catch (error) {
    // For example when somebody has taken the name meanwhile.
    if (!(error instanceof RefusalError)) throw error;
    return false;
  }
}
