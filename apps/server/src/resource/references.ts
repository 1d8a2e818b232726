import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { columnOf, inLocale } from './columns.ts';
import type { Reference, ServedResource } from './declaration.ts';

/** Returns the key under which a selected row has the label of a reference field. */
export const labelKey = (field: string) => `label of ${field}`;

/** Selects the labels of a row's references, with one primary key lookup for each. */
export function labelsOf(
  db: Executor,
  resource: ServedResource,
): Readonly<Record<string, SQL<string | null>>> {
  const labels = referencesOf(resource).map(([name, { table, label }]) => {
    const isTarget = sql`${table.id} = ${columnOf(resource, name)}`;
    const shown = { label: inLocale(resource, label) };
    return [labelKey(name), sql<string | null>`${db.select(shown).from(table).where(isTarget)}`];
  });
  return Object.fromEntries(labels);
}

/** Selects the labels of the records in a row's list fields, comma-separated in the order of the list. */
export function labelsOfLists(resource: ServedResource): Readonly<Record<string, SQL<string | null>>> {
  const labels = declaredOf(resource, 'references').map(([name, { table, label }]) => {
    const ids = columnOf(resource, name);
    const order = sql`array_position(${ids}, ${table.id})`;
    const list = sql`(select string_agg(${inLocale(resource, label)}, ', ' order by ${order}) from ${table} where ${table.id} = any(${ids}))`;
    // Nested, because the query builder drops the names of the tables from the columns of an outer expression.
    return [labelKey(name), sql<string | null>`${list}`];
  });
  return Object.fromEntries(labels);
}

/** Throws when values refer to records that do not exist or are in the bin. */
export async function checkReferences(
  db: Executor,
  resource: ServedResource,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const problems: Record<string, FieldProblem> = {};
  for (const [name, { table }] of referencesOf(resource)) {
    const id = values[name];
    if (typeof id !== 'string') continue;
    const state = await findReferenceState(db, table, id);
    if (state !== 'in-use') problems[name] = problemOf(state);
  }
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
}

/** State of a record that another one refers to; undefined if there is none. */
type ReferenceState = 'in-use' | 'binned' | undefined;

/** Finds whether a record is in use or in the bin. */
export async function findReferenceState(
  db: Executor,
  table: Reference['table'],
  id: string,
): Promise<ReferenceState> {
  const isInUse = table.binnedAt === undefined ? sql<boolean>`true` : sql<boolean>`${table.binnedAt} is null`;
  const [found] = await db.select({ isInUse }).from(table).where(eq(table.id, id));
  return found && (found.isInUse ? 'in-use' : 'binned');
}

/** Returns the problem of a field that refers to a record which is not in use. */
export function problemOf(state: Exclude<ReferenceState, 'in-use'>): FieldProblem {
  return state === 'binned' ? 'choice-binned' : 'not-a-choice';
}

/** Returns the labels of referenced records by id, with one query per reference field. */
export async function findLabels(
  db: Executor,
  resource: ServedResource,
  idsOf: (field: string) => readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const labels: Record<string, string> = {};
  for (const [name, { table, label }] of referencesOf(resource)) {
    const ids = [...new Set(idsOf(name))];
    if (ids.length === 0) continue;
    const shown = { id: table.id, label: inLocale(resource, label) };
    const rows = await db.select(shown).from(table).where(inArray(table.id, ids));
    for (const row of rows) labels[String(row.id)] = String(row.label);
  }
  return labels;
}

function referencesOf(resource: ServedResource): readonly (readonly [string, Reference])[] {
  return declaredOf(resource, 'reference');
}

function declaredOf(
  { references = {}, shape }: ServedResource,
  kind: 'reference' | 'references',
): readonly (readonly [string, Reference])[] {
  return Object.entries(references).flatMap(([name, reference]) =>
    reference === undefined || shape.fields[name]?.kind !== kind ? [] : [[name, reference]],
  );
}
