import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { campaign } from '#server/features/campaign/table.ts';
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
