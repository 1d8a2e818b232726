import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { checkImport as endpoint } from '@ayrac/contract/office/imports.ts';
import { type MappedColumn, repeatedFields } from '@ayrac/domain/import/column-mapping.ts';
import { fixedFields, importFields, neededFields } from '@ayrac/domain/import/import-fields.ts';
import { type ImportAction, importStateAfter } from '@ayrac/domain/import/import-state.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { findImport, type ImportRun } from './queries.ts';
import { importRun } from './table.ts';
import { kindOf } from './work-on.ts';

/** Sets the meaning of the columns and starts checking every row anew. */
export function checkImport(
  context: CallContext,
  id: string,
  { columns, fixed: given = {}, stopsAtRefused }: ParsedInput<typeof endpoint>['body'],
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const run = await holdImport(tx, id);
    const state = nextState(run, 'check');
    const mapping = run.columns.map((_, place) => columns[place] ?? { field: null, numbers: null });
    const fixed = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim() !== ''));
    refuseMapping(run, mapping, Object.keys(fixed));
    // Earlier results of the check are overwritten as the counts grow again.
    const counts = { checked: 0, newRows: 0, changedRows: 0, unchangedRows: 0, refusedRows: 0 };
    await move(tx, context, run, { ...counts, state, mapping, fixed, stopsAtRefused });
  });
}

/** Moves an import to its next state. Undo is refused when somebody has changed the records since. */
export function moveImport(context: CallContext, id: string, action: ImportAction): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const run = await holdImport(tx, id);
    const state = nextState(run, action);
    if (action === 'undo' && (await kindOf(run).countForeign(tx, id)) > 0)
      throw new RefusalError('import-changed-since');
    await move(tx, context, run, { state });
    // Writes since the last announcement may otherwise stay unannounced for long.
    await announce(tx, catalogueTags);
    await writeAudit(tx, context, {
      action: 'import-moved',
      targetKind: 'import',
      targetId: id,
      fields: ['state'],
    });
  });
}

function nextState(run: ImportRun, action: ImportAction): ImportRun['state'] {
  const state = importStateAfter(run, action);
  if (state === undefined) throw new RefusalError('import-moved');
  return state;
}

async function holdImport(tx: Executor, id: string): Promise<ImportRun> {
  await tx.select({ id: importRun.id }).from(importRun).where(eq(importRun.id, id)).for('update');
  return findImport(tx, id);
}

async function move(
  tx: Executor,
  { now }: CallContext,
  { id, state }: ImportRun,
  values: Partial<typeof importRun.$inferInsert>,
): Promise<void> {
  await tx
    .update(importRun)
    .set({ ...values, movedAt: now, leasedBy: null, leasedUntil: null })
    .where(and(eq(importRun.id, id), eq(importRun.state, state)));
}

/** Refuses an invalid mapping. Problems are reported by field, since the columns of a file have no identifiers. */
function refuseMapping(
  { kind }: ImportRun,
  mapping: readonly MappedColumn[],
  fixed: readonly string[],
): void {
  const named = mapping.flatMap(({ field }) => field ?? []);
  const problems: (readonly [string, FieldProblem])[] = [
    ...named
      .filter((field) => !importFields[kind].includes(field))
      .map((field) => [field, 'not-a-choice'] as const),
    ...fixed
      .filter((field) => !fixedFields[kind].includes(field))
      .map((field) => [field, 'not-a-choice'] as const),
    ...[...repeatedFields(mapping), ...fixed.filter((field) => named.includes(field))].map(
      (field) => [field, 'taken'] as const,
    ),
    ...neededFields[kind]
      .filter((field) => !named.includes(field) && !fixed.includes(field))
      .map((field) => [field, 'required'] as const),
  ];
  if (problems.length > 0) throw new RefusalError('validation-failed', Object.fromEntries(problems));
}
