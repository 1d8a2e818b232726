import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

/** An address that there was, and the page that took its place. */
export const redirect = pgTable('redirect', {
  id: uuid().primaryKey().defaultRandom(),
  fromPath: text('from_path').notNull(),
  toPath: text('to_path').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  hits: integer().notNull().default(0),
  ledAt: timestamp('last_hit_at', { withTimezone: true }),
  /** Both paths. */
  searchKey: text('search_key').notNull(),
  ...recordColumns,
});

/** How often a path was asked for on a day where there is no page. */
export const missingPage = pgTable(
  'missing_page',
  { day: date({ mode: 'string' }).notNull(), path: text().notNull(), hits: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);
