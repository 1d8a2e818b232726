import { type AnyPgColumn, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const category = pgTable('category', {
  id: uuid().primaryKey().defaultRandom(),
  parentId: uuid('parent_id').references((): AnyPgColumn => category.id),
  name: text().notNull(),
  nameEn: text('name_en'),
  slug: text().notNull().unique(),
  /** Null: the icon follows from the name. */
  icon: text(),
  position: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
