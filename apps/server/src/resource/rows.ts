import type { RowBasis } from '@ayrac/contract/office/resource.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { and, eq, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import type { ServedResource } from './declaration.ts';

/** A record as it stands in the database, its fields by their names. */
export type Row = Omit<RowBasis, 'createdAt' | 'updatedAt'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly [field: string]: unknown;
};

/** What narrows a list; a filter stands under the name of its field. */
export type Selection = { readonly q?: string; readonly bin?: 'no' | 'only' } & Readonly<
  Record<string, unknown>
>;

const writer = alias(account, 'writer');

/** The column of a field. */
export function columnOf({ shape, table }: ServedResource, name: string): PgColumn {
  const column: unknown = Object.getOwnPropertyDescriptor(table, name)?.value;
  if (column === undefined) throw new Error(`The table of ${shape.name} has no column ${name}.`);
  return column as PgColumn;
}

/** Selects rows with all that a record shows; `more` is added to each. */
export function selectRows(db: Executor, resource: ServedResource, more: Readonly<Record<string, SQL>> = {}) {
  const { shape, table, figures } = resource;
  const fields = Object.keys(shape.fields).map((name) => [name, columnOf(resource, name)]);
  return db
    .select({
      ...(Object.fromEntries(fields) as Record<string, PgColumn>),
      id: table.id,
      version: table.version,
      createdAt: table.createdAt,
      updatedAt: table.updatedAt,
      isInBin: sql<boolean>`${table.binnedAt} is not null`,
      changedBy: writer.username,
      ...figures,
      ...more,
    })
    .from(table)
    .leftJoin(writer, eq(writer.id, table.changedBy))
    .$dynamic();
}

/** The record with this id, also from the bin. */
export async function findRow(db: Executor, resource: ServedResource, id: string): Promise<Row | undefined> {
  const [row] = await selectRows(db, resource).where(eq(resource.table.id, id));
  return row as Row | undefined;
}

/** Holds records until the transaction ends and answers them by their ids; in one order, so that nobody waits in a ring. */
export async function lockRows(
  tx: Executor,
  resource: ServedResource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const { table } = resource;
  const isMeant = sql`${table.id} = any(${sql.param(ids)}::uuid[])`;
  await tx.select({ id: table.id }).from(table).where(isMeant).orderBy(table.id).for('no key update');
  const rows = (await selectRows(tx, resource).where(isMeant)) as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which rows a list shows. */
export function isSelected(resource: ServedResource, { q, bin, ...filters }: Selection): SQL | undefined {
  const { shape, table, searched } = resource;
  const words = foldTurkish(q ?? '').split(' ');
  return and(
    bin === 'only' ? isNotNull(table.binnedAt) : isNull(table.binnedAt),
    ...words.filter((word) => word !== '').map((word) => like(searched, `%${word}%`)),
    ...shape.filters.map((name) =>
      filters[name] === undefined ? undefined : eq(columnOf(resource, name), toldBy(filters[name])),
    ),
  );
}

/** A switch stands in an address as a word. */
function toldBy(filter: unknown): unknown {
  if (filter === 'true' || filter === 'false') return filter === 'true';
  return filter;
}

/** A record as its readers get it. */
export function presentRow({ shape }: ServedResource, row: Row) {
  const values = [...Object.keys(shape.fields), ...(shape.figures ?? [])].map((name) => [name, row[name]]);
  return {
    ...Object.fromEntries(values),
    id: row.id,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isInBin: row.isInBin,
    changedBy: row.changedBy,
  };
}

/** What a record is called by. */
export function labelOf({ shape }: ServedResource, row: Row): string {
  return String(row[Object.keys(shape.fields)[0] ?? ''] ?? '');
}
