import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What came in within an hour, or how much of it there was at the last count within that hour. */
export const figureHour = pgTable(
  'figure_hour',
  {
    figure: text().$type<'requests' | 'views' | 'members' | 'live' | 'ending'>().notNull(),
    hour: moment('hour').notNull(),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.figure, table.hour] })],
);

/** Leads that were contacted for the first time on a day, by the minutes that this took. */
export const responseDay = pgTable(
  'response_day',
  { day: date().notNull(), minutes: integer().notNull(), leads: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.minutes] })],
);

/** Requests of a day by brand and category. */
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

/** When all of this was last counted. */
export const dashboardCount = pgTable('dashboard_count', {
  isOnly: boolean('is_only').primaryKey().default(true),
  countedAt: moment('counted_at').notNull(),
});
