import { type AnyPgColumn, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

export const category = pgTable('category', {
  id: uuid().primaryKey().defaultRandom(),
  parentId: uuid('parent_id').references((): AnyPgColumn => category.id),
  name: text().notNull(),
  nameEn: text('name_en'),
  slug: text().notNull().unique(),
  /** Null: the icon follows from the name. */
  icon: text(),
  /** Among those beside it, once somebody has put them in an order; 0 until then. */
  position: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded; one of those in use below a parent alone has it. */
  nameKey: text('name_key').notNull(),
  /** Both names, folded. */
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});
