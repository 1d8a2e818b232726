import { boolean, customType, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const campaignSearch = pgTable('campaign_search', {
  campaignId: uuid('campaign_id').primaryKey(),
  titleKey: text('title_key').notNull(),
  /** Words that a card shows have weight A. */
  document: tsvector().notNull(),
  popularity: integer().notNull(),
  inEnglish: boolean('in_english').notNull().default(false),
  endAt: timestamptz('end_at').notNull(),
});

export const searchTerm = pgTable('search_term', {
  term: text().primaryKey(),
  weight: integer().notNull().default(1),
});

export const facetValue = pgTable('facet_value', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  facet: text().notNull(),
  value: text().notNull(),
});

export const campaignFacet = pgTable('campaign_facet', {
  campaignId: uuid('campaign_id').primaryKey(),
  categoryIds: uuid('category_ids').array().notNull(),
  valueIds: integer('value_ids').array().notNull(),
  /** Whether the campaign is valid only in the cities among its values. */
  isLocal: boolean('is_local').notNull().default(false),
  price: numeric({ precision: 14, scale: 2, mode: 'number' }),
  /** Discount proven by list price and campaign price. */
  discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }),
  modelYear: integer('model_year'),
  rangeKm: integer('range_km'),
  batteryCapacity: numeric('battery_capacity', { precision: 6, scale: 1, mode: 'number' }),
  /** The campaign's own category, the deepest one. */
  categoryId: uuid('category_id'),
  /** Measure by which it is compared within its category; the lowest figure is the best. */
  measure: text(),
  comparedBy: numeric('compared_by', { precision: 16, scale: 4, mode: 'number' }),
  endAt: timestamptz('end_at').notNull(),
});
