import type { LeadNoticeKind } from '@ayrac/domain/lead/lead-notice.ts';
import type { Review } from '@ayrac/domain/lead/lead-review.ts';
import type { LeadStage } from '@ayrac/domain/lead/lead-stage.ts';
import type { ContactOutcome, LeadChannel, LeadDeed } from '@ayrac/domain/lead/lead-work.ts';
import type { Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { clockOf, minuteOf } from '@ayrac/domain/time/clock.ts';
import { weekdaysOf } from '@ayrac/domain/time/weekdays.ts';
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A quote form as it was sent; it asks for nothing until a lead names it. */
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
  suspicions: text().array().$type<Suspicion[]>().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  /** False where it had joined an account whose owner said that it is not theirs. */
  mayJoin: boolean('may_join').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When its person was erased: what told who they are is gone. */
  erasedAt: moment('erased_at'),
});

/** Who asked for which campaign, and where that is now. Both specified links are views of it. */
export const lead = pgTable('lead', {
  id: uuid().primaryKey().defaultRandom(),
  /** The form that asks; null where a member asked without one. */
  formId: uuid('form_id'),
  customerId: uuid('customer_id'),
  campaignId: uuid('campaign_id').notNull(),
  /** Of whom it was asked: the campaign's brand at that time. */
  brandId: uuid('brand_id').notNull(),
  state: text().$type<RequestState>().notNull().default('received'),
  isActive: boolean('is_active').notNull().default(true),
  /** It looks like a robot's, and nobody has accepted it: no list, figure or mail knows of it. */
  isSuspect: boolean('is_suspect').notNull().default(false),
  /** Why it was suspected, also when that was decided long ago. */
  suspicions: text().array().$type<Suspicion[]>().notNull().default([]),
  /** What somebody made of it. */
  review: text().$type<Review>(),
  reviewedAt: moment('reviewed_at'),
  reviewedBy: uuid('reviewed_by'),
  /** The lead that stands for it in every list; null where it stands for itself. */
  mergedInto: uuid('merged_into'),
  /** How a member may be reached, as they gave it; null where the form says it. */
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  contactName: text('contact_name'),
  contactSurname: text('contact_surname'),
  /** When it was given to its account; null where that account sent it. */
  joinedAt: moment('joined_at'),
  stage: text().$type<LeadStage>().notNull().default('new'),
  lostReasonId: uuid('lost_reason_id'),
  /** Who works on it. */
  ownerId: uuid('owner_id'),
  /** When the first answer is due: so many minutes of the brand's hours after it came. */
  respondBy: moment('respond_by'),
  firstContactAt: moment('first_contact_at'),
  /** How many minutes of its brand's hours it waited for that; null until a job has counted them. */
  answerMinutes: integer('answer_minutes'),
  lastContactAt: moment('last_contact_at'),
  nextAction: text('next_action'),
  nextActionAt: moment('next_action_at'),
  snoozedUntil: moment('snoozed_until'),
  /** The time of the next action that its owner was reminded of. */
  remindedFor: moment('reminded_for'),
  /** When the people of its brand were told that nobody answers it. */
  escalatedAt: moment('escalated_at'),
  /** When somebody is to turn to it (`dueOf`). */
  dueAt: moment('due_at').notNull().defaultNow(),
  /** One more with each change. */
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When what its brand's system fetches of it last changed, by the database's clock; null where it has not. */
  toldAt: moment('told_at'),
  /** When its person was erased: what told who they are is gone. */
  erasedAt: moment('erased_at'),
});

/** Each change of a lead's state, by the version that it led to; that the lead was received, the lead itself says. */
export const leadState = pgTable(
  'lead_state',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    version: integer().notNull(),
    fromState: text('from_state').$type<RequestState>().notNull(),
    toState: text('to_state').$type<RequestState>().notNull(),
    at: moment('at').notNull(),
    changedBy: text('changed_by').$type<LeadAuthor>(),
    /** The account of who works on leads; whoever asked stands in the lead alone. */
    staffId: uuid('staff_id'),
  },
  (table) => [primaryKey({ name: 'lead_state_pkey', columns: [table.leadId, table.version] })],
);

/** Who changes a lead: whoever asked, somebody who works on it, or the installation by itself. */
export type LeadAuthor = 'requester' | 'staff' | 'installation';

/** Who holds a lead for which campaign; the primary key makes a second one a duplicate. Gone with its lead. */
export const leadClaim = pgTable(
  'lead_claim',
  {
    campaignId: uuid('campaign_id').notNull(),
    /** `email:` or `customer:` and a salted hash. */
    claimant: text().notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'lead_claim_pkey', columns: [table.campaignId, table.claimant] })],
);

/** What a request came with, as it was then. */
export const leadContext = pgTable('lead_context', {
  leadId: uuid('lead_id')
    .primaryKey()
    .references(() => lead.id),
  /** What was offered, by the names of the campaign's fields. */
  terms: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull(),
  page: text(),
  referrer: text(),
  parameters: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  device: text().$type<'computer' | 'phone' | 'tablet'>(),
  language: text().$type<'tr' | 'en'>().notNull(),
});

/** The columns of a lead that work on it writes, as JSON keeps them. */
export type KeptWork = Readonly<Record<string, string | null>>;

/** What somebody can do about a lead: work on it, decide about it where it was suspected, or merge it. */
export type LeadEventKind = LeadDeed['kind'] | 'accept' | 'refuse' | 'merge';

/** What was done about a lead by those who work on it. */
export const leadEvent = pgTable('lead_event', {
  id: orderedId(),
  leadId: uuid('lead_id')
    .notNull()
    .references(() => lead.id),
  at: moment('at').notNull(),
  /** Null where the installation did it by itself, or a brand's system. */
  staffId: uuid('staff_id'),
  /** The key by which a brand's system did it. */
  apiKeyId: uuid('api_key_id'),
  kind: text().$type<LeadEventKind>().notNull(),
  channel: text().$type<LeadChannel>(),
  outcome: text().$type<ContactOutcome>(),
  body: text(),
  work: jsonb().$type<KeptWork>().notNull(),
  before: jsonb().$type<KeptWork>().notNull(),
  /** The lead's afterwards. */
  version: integer().notNull(),
  changeId: uuid('change_id').notNull(),
  undoneAt: moment('undone_at'),
});

/** What somebody who works on leads was told of. */
export const leadNotice = pgTable('lead_notice', {
  id: orderedId(),
  accountId: uuid('account_id').notNull(),
  leadId: uuid('lead_id').notNull(),
  kind: text().$type<LeadNoticeKind>().notNull(),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at'),
});

/** A result that a brand told and that was taken; the same one is taken once. */
export const leadResult = pgTable(
  'lead_result',
  {
    brandId: uuid('brand_id').notNull(),
    /** What the brand calls it, as a salted hash. */
    keyHash: text('key_hash').notNull(),
    bodyHash: text('body_hash').notNull(),
    leadId: uuid('lead_id').notNull(),
    changeId: uuid('change_id').notNull(),
    outcome: text().$type<'taken' | 'unchanged'>().notNull(),
    /** The lead's afterwards. */
    version: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'lead_result_pkey', columns: [table.brandId, table.keyHash] })],
);

/** Why leads are lost. */
export const lostReason = pgTable('lost_reason', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  position: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded; one of those in use alone has it. */
  nameKey: text('name_key').notNull(),
  /** Both names, folded. */
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** A minute of Istanbul's day, read and written as a clock shows it. */
const clock = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  fromDriver: clockOf,
  toDriver: minuteOf,
});

/** Days of the week, read and written between commas. */
const days = customType<{ data: string; driverData: readonly number[] }>({
  dataType: () => 'integer[]',
  fromDriver: (numbers) => numbers.join(','),
  toDriver: weekdaysOf,
});

/** When a brand answers, and within how many minutes of these hours; every brand has a row, with its id. */
export const brandHours = pgTable('brand_hours', {
  id: uuid('brand_id').primaryKey(),
  days: days('days').notNull(),
  opens: clock('opens').notNull(),
  closes: clock('closes').notNull(),
  lunchFrom: clock('lunch_from'),
  lunchTo: clock('lunch_to'),
  answerMinutes: integer('answer_minutes').notNull().default(60),
  version: recordColumns.version,
  /** The version by which the clocks of open leads were last made. */
  clocksVersion: integer('clocks_version').notNull().default(1),
  createdAt: recordColumns.createdAt,
  updatedAt: recordColumns.updatedAt,
  changedBy: recordColumns.changedBy,
});

/** A view: who can work on leads, which no form writes. */
export const leadStaff = pgTable('lead_staff', {
  id: uuid().notNull(),
  name: text('username').notNull(),
  brandId: uuid('brand_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
