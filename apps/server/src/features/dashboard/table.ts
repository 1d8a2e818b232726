import { boolean, date, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
  countedAt: moment('counted_at').notNull(),
});

/** Leads that were merged or separated since the last count. */
export const dashboardRecount = pgTable('dashboard_recount', {
  arrivedAt: moment('arrived_at').notNull(),
});
