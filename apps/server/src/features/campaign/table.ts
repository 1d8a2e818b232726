import {
  boolean,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' });

/** One fact of a campaign's table. */
export interface Detail {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The English texts of a campaign; what is missing falls back to the Turkish one. */
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
  isActive: boolean('is_active').notNull().default(true),
  categoryId: uuid('category_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  title: text().notNull(),
  name: text().notNull(),
  /** The benefit in a few words. */
  discount: text(),
  descriptionTitle: text('description_title'),
  description: text(),
  title2: text(),
  description2: text(),
  title3: text(),
  description3: text(),
  /** One a line. */
  conditions: text(),
  /** One a line. */
  specifications: text(),
  details: jsonb().$type<readonly Detail[]>().notNull().default([]),
  english: jsonb().$type<EnglishTexts>(),
  /** As the brand claims it; lists and filters go by what the prices prove. */
  discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }),
  monthlyPayment: money('monthly_payment'),
  term: integer(),
  downPayment: money('down_payment'),
  interestRate: numeric('interest_rate', { precision: 7, scale: 4, mode: 'number' }),
  minimumPurchase: money('minimum_purchase'),
  installment: integer(),
  listPrice: money('list_price'),
  campaignPrice: money('campaign_price'),
  showcaseHash: text('showcase_hash'),
  /** Of English pages; where it is missing, the other one stands there, too. */
  showcaseHashEn: text('showcase_hash_en'),
  /** Paid for: labelled, and in no order anywhere. */
  isSponsored: boolean('is_sponsored').notNull().default(false),
  campaignUrl: text('campaign_url'),
  sourceUrl: text('source_url'),
  checkedAt: moment('checked_at'),
  publishedAt: moment('published_at').notNull().defaultNow(),
  endAt: moment('end_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

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
});

export const campaignImage = pgTable('campaign_image', {
  id: uuid().primaryKey().defaultRandom(),
  campaignId: uuid('campaign_id')
    .notNull()
    .references(() => campaign.id),
  pictureHash: text('picture_hash').notNull(),
  /** Of English pages; where it is missing, the other one stands there, too. */
  pictureHashEn: text('picture_hash_en'),
  position: integer().notNull().default(0),
  alt: text().notNull().default(''),
  altEn: text('alt_en'),
});

export const slugHistory = pgTable(
  'slug_history',
  {
    kind: text().$type<'category' | 'brand' | 'campaign'>().notNull(),
    slug: text().notNull(),
    targetId: uuid('target_id').notNull(),
    retiredAt: moment('retired_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** A list that shows campaigns: of all, of a brand, of a category, or of a brand within a category. */
export const campaignList = pgTable('campaign_list', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id'),
  categoryId: uuid('category_id'),
  /** Live campaigns, as a job last counted. */
  campaigns: integer().notNull().default(0),
  /** Active quote requests, as a job last counted. */
  requests: integer().notNull().default(0),
});

/** What long lists can be filtered by, as a job last counted; a list that has changed since then has no row. */
export const listFacets = pgTable('list_facets', {
  listId: uuid('list_id').primaryKey(),
  counts: json().notNull(),
});

/** One row a live campaign and list that shows it. */
export const campaignListing = pgTable(
  'campaign_listing',
  {
    listId: uuid('list_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    /** Infinity for open-ended campaigns. */
    endAt: moment('end_at').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** As list and campaign price prove it; 0 without. */
    discountPercent: numeric('discount_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    popularity: integer().notNull(),
    price: money('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.campaignId] })],
);
