import type { CampaignState } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
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
import { recordColumns } from '#server/resource/record-columns.ts';

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
  /** Whether it is live; follows from the state. */
  isActive: boolean('is_active').notNull().default(true),
  status: text().$type<CampaignState>().notNull().default('live'),
  /** Whether visitors have ever seen it. */
  wasPublished: boolean('was_published').notNull().default(true),
  /** When its draft is published by itself. */
  publishAt: moment('publish_at'),
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
  /** The provinces in which it holds, between commas; nationwide without. */
  cities: text(),
  showcaseHash: text('showcase_hash'),
  /** Of English pages; where it is missing, the other one stands there, too. */
  showcaseHashEn: text('showcase_hash_en'),
  /** What the showcase shows, for who does not see it; empty while nobody wrote it. */
  showcaseAlt: text('showcase_alt').notNull().default(''),
  showcaseAltEn: text('showcase_alt_en').notNull().default(''),
  /** Counts the writes of the gallery, the showcase included. */
  galleryVersion: integer('gallery_version').notNull().default(1),
  /** Paid for: labelled, and in no order anywhere. */
  isSponsored: boolean('is_sponsored').notNull().default(false),
  campaignUrl: text('campaign_url'),
  sourceUrl: text('source_url'),
  checkedAt: moment('checked_at'),
  checkedBy: uuid('checked_by'),
  publishedAt: moment('published_at').notNull().defaultNow(),
  endAt: moment('end_at'),
  /** Where its values were read, by field. */
  evidence: jsonb().$type<DraftContent['evidence']>().notNull().default({}),
  /** Title and slug, folded. */
  searchKey: text('search_key').notNull().default(''),
  /** Sorts by the Turkish alphabet. */
  titleKey: text('title_key').notNull().default(''),
  /** How many things are at odds in it. */
  contradictions: integer().notNull().default(0),
  /** The bin is the archive. */
  ...recordColumns,
});

/** Every content that visitors saw. */
export const campaignVersion = pgTable(
  'campaign_version',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaign.id),
    version: integer().notNull(),
    content: jsonb().$type<DraftContent>().notNull(),
    /** Null for what stood there before versions were kept. */
    publishedAt: moment('published_at'),
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

/** How it takes requests; a row for each campaign, made by the database. */
export const campaignIntake = pgTable('campaign_intake', {
  id: ofCampaign(),
  isOpen: boolean('is_open').notNull().default(true),
  requestLimit: integer('request_limit'),
  /** Active requests, as the database counts them. */
  taken: integer().notNull().default(0),
  asksGender: boolean('asks_gender').notNull().default(true),
  asksBirthday: boolean('asks_birthday').notNull().default(true),
  asksPreference: boolean('asks_preference').notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
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
  /** When somebody last opened it and found that it holds, and their username. */
  confirmedAt: moment('confirmed_at'),
  confirmedBy: text('confirmed_by'),
  ...recordColumns,
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

/** Where a campaign stands among those of its category that are compared by the same; only the lists' counter writes it. */
export const campaignStanding = pgTable('campaign_standing', {
  campaignId: uuid('campaign_id').primaryKey(),
  categoryId: uuid('category_id').notNull(),
  // Not called as what lists are ordered by: an order by "place" would mean this one.
  place: integer('rank').notNull(),
  tied: integer().notNull(),
  among: integer().notNull(),
});
