import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the live campaigns of a list at the last count, as a subselect. `null` stands for all brands or all
 * categories.
 */
export function liveCampaignsOf(brandId: SQLWrapper | null, categoryId: SQLWrapper | null): SQL<number> {
  const ofBrand = brandId === null ? sql`l.brand_id is null` : sql`l.brand_id = ${brandId}`;
  const ofCategory = categoryId === null ? sql`l.category_id is null` : sql`l.category_id = ${categoryId}`;
  return sql`coalesce((select l.campaigns from campaign_list l where ${ofBrand} and ${ofCategory}), 0)`;
}
