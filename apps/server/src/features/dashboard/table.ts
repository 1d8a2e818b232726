import { boolean, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

export const requestDay = pgTable(
  'request_day',
  {
    day: date().notNull(),
    brandId: uuid('brand_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    requests: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.brandId, table.categoryId] })],
);

/** Time of the last count. */
export const dashboardCount = pgTable('dashboard_count', {
  isOnly: boolean('is_only').primaryKey().default(true),
  countedAt: timestamptz('counted_at').notNull(),
});

/** Leads that were merged or separated since the last count. */
export const dashboardRecount = pgTable('dashboard_recount', {
  arrivedAt: timestamptz('arrived_at').notNull(),
});
