import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Former slugs of categories, brands and campaigns. */
export const slugHistory = pgTable(
  'slug_history',
  {
    kind: text().$type<'category' | 'brand' | 'campaign'>().notNull(),
    slug: text().notNull(),
    targetId: uuid('target_id').notNull(),
    retiredAt: timestamptz('retired_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
