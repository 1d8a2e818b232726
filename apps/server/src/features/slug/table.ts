import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Former slugs of categories, brands and campaigns. */
export const slugHistory = pgTable(
  'slug_history',
  {
    kind: text().$type<'category' | 'brand' | 'campaign'>().notNull(),
    slug: text().notNull(),
    targetId: uuid('target_id').notNull(),
    retiredAt: timestamp('retired_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
