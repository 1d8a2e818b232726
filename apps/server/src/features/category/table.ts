import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, type PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

export const category = pgTable('category', {
  id: uuid().primaryKey().defaultRandom(),
  parentId: uuid('parent_id').references((): AnyPgColumn => category.id),
  name: text().notNull(),
  nameEn: text('name_en'),
  slug: text().notNull().unique(),
  /** Null when the icon is derived from the name. */
  icon: text(),
  /** Position among its siblings, or 0 until somebody sets an order. */
  position: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded name, unique among siblings outside the bin. */
  nameKey: text('name_key').notNull(),
  /** Turkish and English name, folded. */
  searchKey: text('search_key').notNull(),
  /** Sort key in Turkish alphabetical order. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** Name of a category in both languages, from the table or an alias of it. */
export const categoryNames = ({ name, nameEn }: Readonly<Record<'name' | 'nameEn', PgColumn>>) => ({
  tr: name,
  en: sql<string>`coalesce(${nameEn}, ${name})`,
});
