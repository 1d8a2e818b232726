import { sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Lower than the id of any campaign, so a placement starts with the first one. */
export const FIRST_CAMPAIGN = '00000000-0000-0000-0000-000000000000';

/** Brands and categories whose campaigns are being placed in batches. */
export const campaignPlacement = pgTable('campaign_placement', {
  /** Id of the brand or category. */
  id: uuid().primaryKey().generatedAlwaysAs(sql`coalesce(category_id, brand_id)`),
  brandId: uuid('brand_id'),
  categoryId: uuid('category_id'),
  askedAt: timestamptz('asked_at').notNull(),
  /** Campaigns up to and including this id are placed. */
  afterCampaign: uuid('after_campaign').notNull().default(FIRST_CAMPAIGN),
  done: integer().notNull().default(0),
  total: integer().notNull(),
});
