import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { boolean, date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What became of a request, and when. */
const fate = () => ({
  state: text().$type<RequestState>().notNull().default('received'),
  forwardedAt: moment('forwarded_at'),
  contactedAt: moment('contacted_at'),
  closedAt: moment('closed_at'),
  withdrawnAt: moment('withdrawn_at'),
});

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
  /** False where it had joined an account whose owner said that it is not theirs. */
  mayJoin: boolean('may_join').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When its person was erased: what told who they are is gone. */
  erasedAt: moment('erased_at'),
});

export const formToCampaign = pgTable('form_to_campaign', {
  id: uuid().primaryKey().defaultRandom(),
  formId: uuid('form_id')
    .notNull()
    .references(() => quoteForm.id),
  campaignId: uuid('campaign_id').notNull(),
  customerId: uuid('customer_id'),
  /** When it was given to its account; null where that account sent it. */
  joinedAt: moment('joined_at'),
  isActive: boolean('is_active').notNull().default(true),
  ...fate(),
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
  isSuspect: boolean('is_suspect').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  ...fate(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When its person was erased: what told who they are is gone. */
  erasedAt: moment('erased_at'),
});

/** Who holds a request for which campaign; the primary key makes a second one a duplicate. Gone with its link. */
export const quoteClaim = pgTable(
  'quote_claim',
  {
    campaignId: uuid('campaign_id').notNull(),
    /** `email:` or `customer:` and a salted hash. */
    claimant: text().notNull(),
    formLinkId: uuid('form_link_id').references(() => formToCampaign.id),
    customerLinkId: uuid('customer_link_id').references(() => customerToCampaign.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'quote_claim_pkey', columns: [table.campaignId, table.claimant] })],
);
