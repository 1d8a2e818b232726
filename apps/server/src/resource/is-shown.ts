import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows visitors see. Tables kept by the office have a bin. */
export type ShownTable = PgTable & { readonly isActive: PgColumn; readonly binnedAt?: PgColumn };

/**
 * Condition that visitors see a row: it is active, and not in the bin if its table has one. `row` is the table's alias
 * in hand-written SQL.
 */
export function isShown({ isActive, binnedAt }: ShownTable, row?: string): SQL<boolean> {
  const reference = (column: PgColumn) =>
    row === undefined ? sql`${column}` : sql`${sql.identifier(row)}.${sql.identifier(column.name)}`;
  if (binnedAt === undefined) return sql`${reference(isActive)}`;
  return sql`(${reference(isActive)} and ${reference(binnedAt)} is null)`;
}
