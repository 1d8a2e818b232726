import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { campaign } from '#server/features/campaign/table.ts';
import { picture } from '#server/features/picture/table.ts';

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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
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
