import { eachFigure, type FigureName } from '@ayrac/domain/campaign/figures.ts';
import type { CampaignState } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, json, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { brand } from '#server/features/brand/table.ts';
import { columnName, recordColumns } from '#server/resource/record-columns.ts';

const figureColumn = (name: FigureName) => numeric(columnName(name), { mode: 'number' });

/** A fact in the table of a campaign. */
export interface Detail {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** English texts of a campaign. A missing one falls back to the Turkish text. */
export interface EnglishTexts {
  readonly title?: string;
  readonly discount?: string;
  readonly descriptionTitle?: string;
  readonly description?: string;
  readonly title2?: string;
  readonly description2?: string;
  readonly title3?: string;
  readonly description3?: string;
  readonly conditions?: string;
  readonly specifications?: string;
  readonly details?: readonly Detail[];
}

export const campaign = pgTable('campaign', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique(),
  /** Whether it is live. Derived from the status. */
  isActive: boolean('is_active').notNull().default(true),
  status: text().$type<CampaignState>().notNull().default('live'),
  /** Whether it was ever visible to visitors. */
  wasPublished: boolean('was_published').notNull().default(true),
  /** When its draft is published automatically. */
  publishAt: timestamptz('publish_at'),
  categoryId: uuid('category_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  title: text().notNull(),
  name: text().notNull(),
  /** Benefit in a few words. */
  discount: text(),
  descriptionTitle: text('description_title'),
  description: text(),
  title2: text(),
  description2: text(),
  title3: text(),
  description3: text(),
  /** One per line. */
  conditions: text(),
  /** One per line. */
  specifications: text(),
  details: jsonb().$type<readonly Detail[]>().notNull().default([]),
  english: jsonb().$type<EnglishTexts>(),
  /** `discountPercent` is the brand's claim. Lists and filters use the discount that follows from the prices. */
  ...eachFigure(figureColumn),
  /** Province names separated by commas; null when nationwide. */
  cities: text(),
  showcaseHash: text('showcase_hash'),
  /** Version for English pages. They show the Turkish picture when it is null. */
  showcaseHashEn: text('showcase_hash_en'),
  /** Alternative text of the showcase picture; empty until somebody writes it. */
  showcaseAlt: text('showcase_alt').notNull().default(''),
  showcaseAltEn: text('showcase_alt_en').notNull().default(''),
  /** Number of writes of the gallery, including the showcase. */
  galleryVersion: integer('gallery_version').notNull().default(1),
  /** Paid placement: labelled as such, without effect on any order. */
  isSponsored: boolean('is_sponsored').notNull().default(false),
  campaignUrl: text('campaign_url'),
  sourceUrl: text('source_url'),
  checkedAt: timestamptz('checked_at'),
  checkedBy: uuid('checked_by'),
  publishedAt: timestamptz('published_at').notNull().defaultNow(),
  endAt: timestamptz('end_at'),
  /** Sources of its values, by field. */
  evidence: jsonb().$type<DraftContent['evidence']>().notNull().default({}),
  /** Title and slug, folded. */
  searchKey: text('search_key').notNull().default(''),
  /** Sort key in Turkish alphabetical order. */
  titleKey: text('title_key').notNull().default(''),
  /** Number of contradictions in its content. */
  contradictions: integer().notNull().default(0),
  /** Archiving uses the column of the bin. */
  ...recordColumns,
});

/**
 * Columns of a campaign in the office's lists, which include archived ones. Every column has an explicit name: the
 * query builder caches derived names by table, and another definition of this table has more columns.
 */
export const campaignRecord = pgTable('campaign', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  status: text('status').$type<CampaignState>().notNull(),
  discount: text('discount'),
  brandId: uuid('brand_id').notNull(),
  categoryId: uuid('category_id').notNull(),
  endAt: timestamptz('end_at'),
  publishAt: timestamptz('publish_at'),
  checkedAt: timestamptz('checked_at'),
  checkedBy: uuid('checked_by'),
  showcaseHash: text('showcase_hash'),
  searchKey: text('search_key').notNull(),
  titleKey: text('title_key').notNull(),
  contradictions: integer('contradictions').notNull(),
  version: integer('version').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  changedBy: uuid('changed_by'),
});

/** Every version of the content that visitors saw. */
export const campaignVersion = pgTable(
  'campaign_version',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaign.id),
    version: integer().notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    /** Null for the content from before versions existed. */
    publishedAt: timestamptz('published_at'),
    publishedBy: uuid('published_by'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.version] })],
);

const ofCampaign = () =>
  uuid('campaign_id')
    .primaryKey()
    .references(() => campaign.id);

export const campaignVehicle = pgTable('campaign_vehicle', {
  campaignId: ofCampaign(),
  gearType: text('gear_type').$type<'manual' | 'automatic' | 'semi-automatic'>(),
  fuel: text().$type<'petrol' | 'diesel' | 'hybrid' | 'plug-in-hybrid' | 'electric' | 'lpg'>(),
  seatingCapacity: integer('seating_capacity'),
  rangeKm: integer('range_km'),
  isElectric: boolean('is_electric'),
  doorCount: integer('door_count'),
  batteryCapacity: numeric('battery_capacity', { precision: 6, scale: 1, mode: 'number' }),
  modelYear: integer('model_year'),
});

/** How a campaign takes requests. The database creates a row for each campaign. */
export const campaignIntake = pgTable('campaign_intake', {
  id: ofCampaign(),
  isOpen: boolean('is_open').notNull().default(true),
  requestLimit: integer('request_limit'),
  /** Active requests, counted by the database. */
  taken: integer().notNull().default(0),
  /** Whether it takes no requests: the office closed it, or its request limit is reached. */
  isClosed: boolean('is_closed')
    .notNull()
    .generatedAlwaysAs(sql`not is_open or coalesce(taken >= request_limit, false)`),
  asksGender: boolean('asks_gender').notNull().default(true),
  asksBirthday: boolean('asks_birthday').notNull().default(true),
  asksPreference: boolean('asks_preference').notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  changedBy: uuid('changed_by'),
});

export const campaignStats = pgTable('campaign_stats', {
  campaignId: ofCampaign(),
  views: integer().notNull().default(0),
  applications: integer().notNull().default(0),
  clicks: integer().notNull().default(0),
  followers: integer().notNull().default(0),
});

export const campaignUrl = pgTable('campaign_url', {
  id: uuid().primaryKey().defaultRandom(),
  campaignId: uuid('campaign_id')
    .notNull()
    .references(() => campaign.id),
  url: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** When somebody last confirmed that the campaign is still valid, and the username. */
  confirmedAt: timestamptz('confirmed_at'),
  confirmedBy: text('confirmed_by'),
  ...recordColumns,
});

export const campaignImage = pgTable('campaign_image', {
  id: uuid().primaryKey().defaultRandom(),
  campaignId: uuid('campaign_id')
    .notNull()
    .references(() => campaign.id),
  pictureHash: text('picture_hash').notNull(),
  /** Version for English pages. They show the Turkish picture when it is null. */
  pictureHashEn: text('picture_hash_en'),
  position: integer().notNull().default(0),
  alt: text().notNull().default(''),
  altEn: text('alt_en'),
});

/** Specified links of brands and campaigns. */
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

/** Stored filter counts of long lists. A list that has changed since the last count has no row. */
export const listFacets = pgTable('list_facets', {
  listId: uuid('list_id').primaryKey(),
  counts: json().notNull(),
});

/** One row per live campaign and list that shows it. */
export const campaignListing = pgTable(
  'campaign_listing',
  {
    listId: uuid('list_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    /** Infinity for open-ended campaigns. */
    endAt: timestamptz('end_at').notNull(),
    publishedAt: timestamptz('published_at').notNull(),
    /** Discount proven by list price and campaign price, or 0. */
    discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    popularity: integer().notNull(),
    price: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.campaignId] })],
);

/** Rank of a campaign among those of its category with the same measure. Written only when lists are counted. */
export const campaignStanding = pgTable('campaign_standing', {
  campaignId: uuid('campaign_id').primaryKey(),
  categoryId: uuid('category_id').notNull(),
  // The column is not called "place", because an `order by place` of the lists would pick it.
  place: integer('rank').notNull(),
  tied: integer().notNull(),
  among: integer().notNull(),
});
