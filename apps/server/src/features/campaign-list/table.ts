import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/** A list of campaigns: of all, of a brand, of a category, or of a brand within a category. */
export const campaignList = pgTable('campaign_list', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id'),
  categoryId: uuid('category_id'),
  /** Live campaigns at the last count. */
  campaigns: integer().notNull().default(0),
  /** Active quote requests at the last count. */
  requests: integer().notNull().default(0),
});
