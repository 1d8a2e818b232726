import { customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const campaignSearch = pgTable('campaign_search', {
  campaignId: uuid('campaign_id').primaryKey(),
  titleKey: text('title_key').notNull(),
  document: tsvector().notNull(),
  popularity: integer().notNull(),
  endAt: timestamp('end_at', { withTimezone: true }).notNull(),
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
  endAt: timestamp('end_at', { withTimezone: true }).notNull(),
});
