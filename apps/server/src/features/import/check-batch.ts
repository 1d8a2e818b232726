import { sql } from 'drizzle-orm';
import { givenRow } from './given-row.ts';
import type { CheckedRow } from './kinds/row-kind.ts';
import { findEarlierKeys, listNext } from './queries.ts';
import { doBatch, kindOf, type Work } from './work-on.ts';

const ROWS_AT_ONCE = 250;

/** Checks the next rows of an import. After the last one the import waits for confirmation. */
export function checkBatch(work: Work): Promise<void> {
  const { run, context } = work;
  return doBatch(work, async (tx) => {
    const rows = await listNext(tx, run.id, run.checked, ROWS_AT_ONCE);
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) return { state: 'checked', movedAt: context.now };
    const given = rows.map((row) => givenRow(run, row));
    const checked = await kindOf(run).check(tx, run, given, context.now);
    const keys = checked.flatMap(({ key }) => key ?? []);
    const names = checked.flatMap(({ nameKey }) => nameKey ?? []);
    const seen = {
      keys: new Set(await findEarlierKeys(tx, run.id, first.number, keys)),
      names: new Set(await findEarlierKeys(tx, run.id, first.number, names, 'name_key')),
    };
    const all = checked.map((row) => withoutRepetition(row, seen));
    await tx.execute(sql`
      update import_row set outcome = j.outcome, key = j.key, name_key = j."nameKey",
        label = j.label, record_id = j."recordId",
        base_version = j."baseVersion", changes = j.changes, problems = j.problems
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as j (number integer, outcome text, key text,
        "nameKey" text, label text, "recordId" uuid, "baseVersion" integer, changes jsonb, problems jsonb)
      where import_row.import_id = ${run.id} and import_row.number = j.number`);
    const count = (outcome: CheckedRow['outcome']) => all.filter((row) => row.outcome === outcome).length;
    return {
      checked: last.number,
      newRows: run.newRows + count('new'),
      changedRows: run.changedRows + count('changed'),
      unchangedRows: run.unchangedRows + count('unchanged'),
      refusedRows: run.refusedRows + count('refused'),
    };
  });
}

/**
 * Refuses a second row about the same record, since it would be unclear which one applies, and a second row that gives a
 * name already given, which could not be written.
 */
function withoutRepetition(
  { values: _, keyField, ...row }: CheckedRow,
  seen: { readonly keys: Set<string>; readonly names: Set<string> },
) {
  const { key, nameKey } = row;
  const repeated = [
    ...(key !== null && seen.keys.has(key) ? [keyField] : []),
    ...(nameKey !== null && seen.names.has(nameKey) ? ['name'] : []),
  ];
  if (key !== null) seen.keys.add(key);
  if (nameKey !== null) seen.names.add(nameKey);
  const [field] = repeated;
  if (field === undefined) return row;
  const problems = { ...row.problems, [field]: 'repeated-row' as const };
  return { ...row, outcome: 'refused' as const, problems };
}
