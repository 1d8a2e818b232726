import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { category } from '#server/features/category/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

export const brand = pgTable('brand', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  /** `#RRGGBB` */
  colour: text().notNull().default('#334155'),
  logoHash: text('logo_hash').references(() => picture.hash),
  brandUrl: text('brand_url'),
  about: text(),
  aboutEn: text('about_en'),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded name, unique among brands outside the bin. */
  nameKey: text('name_key').notNull(),
  /** Name and address, folded. */
  searchKey: text('search_key').notNull(),
  /** Sort key in Turkish alphabetical order. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

const { binnedAt: _, ...linkColumns } = recordColumns;

/** Categories in which a brand is active. The database adds a row for each list of a brand within a category. */
export const brandCategory = pgTable('brand_category', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id')
    .notNull()
    .references(() => brand.id),
  categoryId: uuid('category_id')
    .notNull()
    .references(() => category.id),
  /** Position among the brand's categories, or 0 until somebody sets an order. */
  position: integer().notNull().default(0),
  /** Whether the brand's pages in this category and its descendants are hidden from visitors. */
  isPaused: boolean('is_paused').notNull().default(false),
  ...linkColumns,
});
