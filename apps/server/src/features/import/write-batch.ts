import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { givenRow } from './given-row.ts';
import type { CheckedRow } from './kinds/row-kind.ts';
import { type ImportRow, listNextToWrite } from './queries.ts';
import { importRow, type RowProblems } from './table.ts';
import { doBatch, invalidateLists, kindOf, type Progress, type Work, writeTogether } from './work-on.ts';

const ROWS_AT_ONCE = 25;

/** Checks a row again before it is written. */
type Recheck = (tx: Executor, row: ImportRow) => Promise<CheckedRow>;

/**
 * Writes the next rows of an import, each in a savepoint. A row that fails does not stop the others, unless the import
 * is set to stop.
 */
export function writeBatch(work: Work): Promise<void> {
  const { run } = work;
  return doBatch(work, async (tx) => {
    const rows = await listNextToWrite(tx, run.id, run.done, ROWS_AT_ONCE);
    const progress = await writeTogether(work, tx, rows, (written) => writeRows(work, tx, rows, written));
    return invalidateLists(tx, work, progress);
  });
}

/** Writes rows one after the other. Adds the records that were written to `written`. */
async function writeRows(
  work: Work,
  tx: Executor,
  rows: readonly ImportRow[],
  written: Set<string>,
): Promise<Progress> {
  const { run, context } = work;
  const progress = { done: run.done, written: run.written, refusedRows: run.refusedRows };
  const counts = { new: run.newRows, changed: run.changedRows };
  const recheck = await recheckOf(work, tx, rows);
  for (const row of rows) {
    const { recordId, problems } = await writeRow(work, tx, row, recheck);
    progress.done = row.number;
    if (recordId !== undefined) {
      written.add(recordId);
      progress.written += 1;
      continue;
    }
    progress.refusedRows += 1;
    if (row.outcome === 'new' || row.outcome === 'changed') counts[row.outcome] -= 1;
    await update(tx, row, { outcome: 'refused', problems });
    if (run.stopsAtRefused)
      return {
        ...progress,
        newRows: counts.new,
        changedRows: counts.changed,
        state: 'paused',
        movedAt: context.now,
      };
  }
  const after = { ...progress, newRows: counts.new, changedRows: counts.changed };
  return rows.length < ROWS_AT_ONCE
    ? { ...after, done: run.total, state: 'done', movedAt: context.now }
    : after;
}

/**
 * Returns the check that precedes the write of each row. If no row depends on another, all are checked at once, so that
 * the batch looks up its records only once.
 */
async function recheckOf({ run, context }: Work, tx: Executor, rows: readonly ImportRow[]): Promise<Recheck> {
  const { check, hasIndependentRows } = kindOf(run);
  const checkAll = (some: Executor, these: readonly ImportRow[]) =>
    check(
      some,
      run,
      these.map((row) => givenRow(run, row)),
      context.now,
    );
  const together = hasIndependentRows ? await checkAll(tx, rows) : [];
  return async (own, row) => {
    const checked = hasIndependentRows ? together : await checkAll(own, [row]);
    const found = checked.find(({ number }) => number === row.number);
    if (found === undefined) throw new Error('A row was not validated.');
    return found;
  };
}

/** Writes one row. Returns its record, or its problems when it could not be written. */
async function writeRow(
  { run, context }: Work,
  tx: Executor,
  row: ImportRow,
  recheck: Recheck,
): Promise<
  | { readonly recordId: string; readonly problems?: undefined }
  | { readonly recordId?: undefined; readonly problems: RowProblems }
> {
  const { write } = kindOf(run);
  try {
    return await tx.transaction(async (own) => {
      const checked = await recheck(own, row);
      if (checked.outcome === 'refused') return { problems: checked.problems };
      // Only the outcome that was checked has been confirmed.
      const isAsChecked = checked.recordId === row.recordId && checked.baseVersion === row.baseVersion;
      if (!isAsChecked) throw new RefusalError('validation-failed', { key: 'changed-since-check' });
      const { recordId, version } = await write(own, context, run, checked);
      await update(own, row, { recordId, writtenVersion: version });
      return { recordId };
    });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { fields } = error.refusal;
    return { problems: Object.keys(fields).length > 0 ? fields : { key: 'invalid' } };
  }
}

async function update(
  tx: Executor,
  { importId, number }: ImportRow,
  values: Partial<typeof importRow.$inferInsert>,
): Promise<void> {
  await tx
    .update(importRow)
    .set(values)
    .where(and(eq(importRow.importId, importId), eq(importRow.number, number)));
}
