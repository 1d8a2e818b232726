import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

export const brand = pgTable('brand', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  /** `#RRGGBB` */
  colour: text().notNull().default('#334155'),
  markHash: text('mark_hash').references(() => picture.hash),
  brandUrl: text('brand_url'),
  about: text(),
  aboutEn: text('about_en'),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded; one of those in use alone has it. */
  nameKey: text('name_key').notNull(),
  /** Name and address, folded. */
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

export const brandToCampaign = pgTable('brand_to_campaign', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id')
    .notNull()
    .references(() => brand.id),
  campaignId: uuid('campaign_id')
    .notNull()
    .references(() => campaign.id),
  isActive: boolean('is_active').notNull().default(true),
});

const { binnedAt: _, ...linkColumns } = recordColumns;

/** In which categories a brand works: a row for each of its lists within one, made by the database. */
export const brandCategory = pgTable('brand_category', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id')
    .notNull()
    .references(() => brand.id),
  categoryId: uuid('category_id')
    .notNull()
    .references(() => category.id),
  /** Among those of its brand, once somebody has put them in an order; 0 until then. */
  position: integer().notNull().default(0),
  /** Whether visitors find no page of the brand in this category, nor below it. */
  isPaused: boolean('is_paused').notNull().default(false),
  ...linkColumns,
});
