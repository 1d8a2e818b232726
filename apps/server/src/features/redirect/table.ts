import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Former address, and the page that replaces it. */
export const redirect = pgTable('redirect', {
  id: uuid().primaryKey().defaultRandom(),
  fromPath: text('from_path').notNull(),
  toPath: text('to_path').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  hits: integer().notNull().default(0),
  ledAt: timestamptz('last_hit_at'),
  /** Both paths. */
  searchKey: text('search_key').notNull(),
  ...recordColumns,
});

/** Requests for a missing page on a day. */
export const missingPage = pgTable(
  'missing_page',
  { day: date({ mode: 'string' }).notNull(), path: text().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);
