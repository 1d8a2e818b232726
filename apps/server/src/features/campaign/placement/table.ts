import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** No campaign has it: all of them come after it. */
export const FIRST_CAMPAIGN = '00000000-0000-0000-0000-000000000000';

/** Brands and branches of categories whose campaigns are placed batch by batch. */
export const campaignPlacement = pgTable('campaign_placement', {
  /** The brand's or the category's. */
  id: uuid().primaryKey().generatedAlwaysAs(sql`coalesce(category_id, brand_id)`),
  brandId: uuid('brand_id'),
  categoryId: uuid('category_id'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** Those up to this one are placed. */
  afterCampaign: uuid('after_campaign').notNull().default(FIRST_CAMPAIGN),
  done: integer().notNull().default(0),
  total: integer().notNull(),
});
