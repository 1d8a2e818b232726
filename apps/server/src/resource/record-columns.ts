import { integer, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Columns that a table needs for the office to keep its rows. */
export const recordColumns = {
  /** Incremented with each write. */
  version: integer().notNull().default(1),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  /** Account that last changed the record. */
  changedBy: uuid('changed_by'),
  /** When the record was moved to the bin; null while it is in use. */
  binnedAt: timestamptz('binned_at'),
};

/** Returns the column name of a field, such as `name_en` for `nameEn`. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
