import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const quoteForm = pgTable('quote_form', {
  id: uuid().primaryKey().defaultRandom(),
  customerId: uuid('customer_id'),
  name: text().notNull(),
  surname: text().notNull(),
  email: text().notNull(),
  /** Trimmed and in ASCII lower case: what addresses are compared by. */
  emailKey: text('email_key').notNull(),
  /** E.164 */
  phone: text().notNull(),
  country: text().notNull().default('Türkiye'),
  city: text().notNull(),
  town: text().notNull(),
  gender: text().$type<'male' | 'female' | 'other'>(),
  birthday: date(),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  contactChannel: text('contact_channel'),
  contactTime: text('contact_time'),
  isSuspect: boolean('is_suspect').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const formToCampaign = pgTable('form_to_campaign', {
  id: uuid().primaryKey().defaultRandom(),
  formId: uuid('form_id')
    .notNull()
    .references(() => quoteForm.id),
  campaignId: uuid('campaign_id').notNull(),
  customerId: uuid('customer_id'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const customerToCampaign = pgTable('customer_to_campaign', {
  id: uuid().primaryKey().defaultRandom(),
  customerId: uuid('customer_id').notNull(),
  campaignId: uuid('campaign_id').notNull(),
  contactEmail: text('contact_email').notNull(),
  contactPhone: text('contact_phone').notNull(),
  contactName: text('contact_name').notNull(),
  contactSurname: text('contact_surname').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who holds a request for which campaign; the primary key makes a second one a duplicate. */
export const quoteClaim = pgTable(
  'quote_claim',
  {
    campaignId: uuid('campaign_id').notNull(),
    /** `email:` or `customer:` and a SHA-256. */
    claimant: text().notNull(),
    formLinkId: uuid('form_link_id').references(() => formToCampaign.id),
    customerLinkId: uuid('customer_link_id').references(() => customerToCampaign.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'quote_claim_pkey', columns: [table.campaignId, table.claimant] })],
);

/** Which text, in which version, was shown and ticked; rows are only ever added. */
export const consentRecord = pgTable('consent_record', {
  id: uuid().primaryKey().defaultRandom(),
  formId: uuid('form_id').references(() => quoteForm.id),
  customerLinkId: uuid('customer_link_id').references(() => customerToCampaign.id),
  purpose: text().notNull(),
  textVersion: text('text_version').notNull(),
  textHash: text('text_hash').notNull(),
  isGiven: boolean('is_given').notNull(),
  locale: text().$type<'tr' | 'en'>().notNull(),
  context: text().notNull(),
  recordedAt: moment('recorded_at').notNull().defaultNow(),
});

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    operation: text().notNull(),
    keyHash: text('key_hash').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first request is under way. */
    status: integer(),
    reply: jsonb(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.operation, table.keyHash] })],
);

/** How often a subject, a salted hash, did something in a window of time, over all nodes. */
export const rateWindow = pgTable(
  'rate_window',
  {
    subject: text().notNull(),
    startedAt: moment('started_at').notNull(),
    hits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.startedAt] })],
);
