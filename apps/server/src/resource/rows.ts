import type { RowBasis } from '@ayrac/contract/office/resource.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { hasWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { fieldColumns } from './columns.ts';
import type { Among, ServedResource } from './declaration.ts';
import { filterConditions } from './filters.ts';
import { labelKey, labelsOf } from './references.ts';
import { fromStored, masked } from './values.ts';

/** A record as stored in the database, with its fields by name. */
export type Row = Omit<RowBasis, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly [field: string]: unknown;
};

/** Search, bin and filters of a list. A filter has the name of its field. */
export type Selection = { readonly q?: string; readonly bin?: 'no' | 'only' } & Readonly<
  Record<string, unknown>
>;

const writer = alias(account, 'writer');

/** Selects rows with everything that a record shows, plus the expressions in `more`. */
export function selectRows(db: Executor, resource: ServedResource, more: Readonly<Record<string, SQL>> = {}) {
  const { table, figures, joins = [] } = resource;
  const query = db
    .select({
      ...fieldColumns(resource),
      id: table.id,
      version: table.version ?? sql<number>`0`,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt ?? table.createdAt,
      isInBin:
        table.binnedAt === undefined ? sql<boolean>`false` : sql<boolean>`${table.binnedAt} is not null`,
      changedBy: table.changedBy === undefined ? sql<string | null>`null` : writer.username,
      ...labelsOf(db, resource),
      ...figures,
      ...more,
    })
    .from(table)
    .$dynamic();
  const joined =
    table.changedBy === undefined ? query : query.leftJoin(writer, eq(writer.id, table.changedBy));
  return joins.reduce(
    (all, { table: other, on, isComplete }) =>
      isComplete === true ? all.innerJoin(other, on) : all.leftJoin(other, on),
    joined,
  );
}

/**
 * Returns the record with this id, even from the bin; undefined when it does not exist or is out of the caller's reach.
 */
export async function findRow(db: Executor, resource: ServedResource, id: string): Promise<Row | undefined> {
  const [row] = await selectRows(db, resource).where(and(eq(resource.table.id, id), resource.reach));
  return row === undefined ? undefined : readRow(resource, row);
}

/** Converts a database row into the values of its fields. */
export function readRow({ shape }: ServedResource, row: Readonly<Record<string, unknown>>): Row {
  const values = Object.entries(shape.fields).map(([name, field]) => [name, fromStored(field, row[name])]);
  return { ...row, ...Object.fromEntries(values) } as unknown as Row;
}

/**
 * Locks records until the end of the transaction and returns them by id. Rows are locked in the order of their ids, so
 * that two transactions cannot deadlock.
 */
export async function lockRows(
  tx: Executor,
  resource: ServedResource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const { table, reach } = resource;
  const isTarget = and(sql`${table.id} = any(${sql.param(ids)}::uuid[])`, reach);
  await resource.holdFirst?.(tx);
  await selectIds(tx, resource).where(isTarget).orderBy(table.id).for('no key update', { of: table });
  const rows = await selectRows(tx, resource).where(isTarget);
  return new Map(rows.map((row) => readRow(resource, row)).map((row) => [row.id, row]));
}

/** Selects ids only, from all tables that a condition may use, plus the expressions in `more`. */
export function selectIds(
  db: Executor,
  { table, joins = [] }: ServedResource,
  more: Readonly<Record<string, SQL>> = {},
) {
  const query = db
    .select({ id: table.id, ...more })
    .from(table)
    .$dynamic();
  return joins.reduce((all, join) => all.leftJoin(join.table, join.on), query);
}

/**
 * Condition on the rows that a list shows. `most` limits the rows that a search finds, if the resource supports that.
 */
export function isSelected(
  resource: ServedResource,
  { q, bin, ...filters }: Selection,
  most?: number,
): SQL | undefined {
  const { table, reach, scope, reachedBrandId } = resource;
  const chosen = scope !== 'everybody' && scope?.brand !== undefined ? filters.brandId : undefined;
  const brandId = reachedBrandId ?? (typeof chosen === 'string' ? chosen : undefined);
  const condition = and(
    reach,
    isThere(table.binnedAt, bin === 'only'),
    ...filterConditions(resource, filters),
  );
  return and(condition, isFound(resource, q ?? '', { condition, brandId, most }));
}

function isFound({ searched }: ServedResource, q: string, among: Among): SQL | undefined {
  return typeof searched === 'function' ? searched(q, among) : hasWords(searched, foldedWords(q));
}

function isThere(binnedAt: PgColumn | undefined, isBin: boolean): SQL | undefined {
  if (binnedAt === undefined) return isBin ? sql`false` : undefined;
  return isBin ? isNotNull(binnedAt) : isNull(binnedAt);
}

/** Presents a record to its readers, with personal values masked. */
export function presentRow({ shape, references }: ServedResource, row: Row) {
  const values = Object.keys(shape.fields).map((name) => [name, masked(shape, name, row[name])]);
  const figures = (shape.figures ?? []).map((name) => [name, row[name]]);
  const named = Object.keys(references ?? {}).filter((name) => shape.fields[name]?.kind === 'reference');
  const labels = named.map((name) => [name, masked(shape, name, row[labelKey(name)])]);
  return {
    ...Object.fromEntries([...values, ...figures]),
    ...(labels.length === 0 ? {} : { labels: Object.fromEntries(labels) }),
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isInBin: row.isInBin,
    changedBy: row.changedBy,
  };
}

/** Returns the label of a record: its first field. */
export function labelOf({ shape }: ServedResource, row: Row): string {
  const name = Object.keys(shape.fields)[0] ?? '';
  return String(masked(shape, name, row[name]) ?? '');
}
