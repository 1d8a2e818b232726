import type { LeadNoticeKind } from '@ayrac/domain/lead/lead-notice.ts';
import type { Review } from '@ayrac/domain/lead/lead-review.ts';
import type { LeadStage } from '@ayrac/domain/lead/lead-stage.ts';
import type { ContactOutcome, LeadChannel, LeadCommand } from '@ayrac/domain/lead/lead-work.ts';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { timestamptz } from '#server/db/timestamptz.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Quote form as it was sent. It requests nothing until a lead refers to it. */
export const quoteForm = pgTable('quote_form', {
  id: uuid().primaryKey().defaultRandom(),
  customerId: uuid('customer_id'),
  name: text().notNull(),
  surname: text().notNull(),
  email: text().notNull(),
  /** Trimmed and lower-cased (ASCII); the key by which addresses are compared. */
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
  /** False after an account's owner has rejected it as somebody else's. */
  mayJoin: boolean('may_join').notNull().default(true),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** When its person was erased. Personal data is gone since then. */
  erasedAt: timestamptz('erased_at'),
});

/** Request of a person for a campaign, and its state. Both specified links are views of it. */
export const lead = pgTable('lead', {
  id: uuid().primaryKey().defaultRandom(),
  /** Form of the request; null when a member asked without one. */
  formId: uuid('form_id'),
  customerId: uuid('customer_id'),
  campaignId: uuid('campaign_id').notNull(),
  /** Brand of the campaign at the time of the request. */
  brandId: uuid('brand_id').notNull(),
  state: text().$type<RequestState>().notNull().default('received'),
  isActive: boolean('is_active').notNull().default(true),
  /** Suspected as a robot's and not accepted. Excluded from all lists, figures and mails. */
  isSuspect: boolean('is_suspect').notNull().default(false),
  /** Reasons for the suspicion, kept after the review. */
  suspicions: text().array().$type<Suspicion[]>().notNull().default([]),
  /** Result of the review. */
  review: text().$type<Review>(),
  reviewedAt: timestamptz('reviewed_at'),
  reviewedBy: uuid('reviewed_by'),
  /** Lead that represents this one in every list; null when it represents itself. */
  mergedInto: uuid('merged_into'),
  /** Contact data given by a member; null when the form has it. */
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  contactName: text('contact_name'),
  contactSurname: text('contact_surname'),
  contactCity: text('contact_city'),
  contactTown: text('contact_town'),
  contactChannel: text('contact_channel'),
  contactTime: text('contact_time'),
  /** When the request was added to its account; null when that account sent it. */
  joinedAt: timestamptz('joined_at'),
  stage: text().$type<LeadStage>().notNull().default('new'),
  lostReasonId: uuid('lost_reason_id'),
  /** Person who works on it. */
  ownerId: uuid('owner_id'),
  /** Deadline of the first answer: the brand's answer time after the arrival, in business hours. */
  respondBy: timestamptz('respond_by'),
  firstContactAt: timestamptz('first_contact_at'),
  /** Business minutes until the first answer; null until a job has measured it. */
  answerMinutes: integer('answer_minutes'),
  lastContactAt: timestamptz('last_contact_at'),
  nextAction: text('next_action'),
  nextActionAt: timestamptz('next_action_at'),
  snoozedUntil: timestamptz('snoozed_until'),
  /** Time of the next action for which its owner was already reminded. */
  remindedFor: timestamptz('reminded_for'),
  /** When the brand's people were notified that it is unanswered. */
  escalatedAt: timestamptz('escalated_at'),
  /** When it next needs attention (`dueOf`). */
  dueAt: timestamptz('due_at').notNull().defaultNow(),
  /** Incremented by each change. */
  version: integer().notNull().default(1),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** When the data for the brand's system last changed, by the database's clock; null when it never did. */
  toldAt: timestamptz('told_at'),
  /** When its person was erased. Personal data is gone since then. */
  erasedAt: timestamptz('erased_at'),
});

/** Changes of a lead's state, by the resulting version. The initial state is in the lead itself. */
export const leadState = pgTable(
  'lead_state',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    version: integer().notNull(),
    fromState: text('from_state').$type<RequestState>().notNull(),
    toState: text('to_state').$type<RequestState>().notNull(),
    at: timestamptz('at').notNull(),
    changedBy: text('changed_by').$type<LeadAuthor>(),
    /** Account of the staff member. The requester is only in the lead. */
    staffId: uuid('staff_id'),
  },
  (table) => [primaryKey({ name: 'lead_state_pkey', columns: [table.leadId, table.version] })],
);

/** Author of a lead's change: the requester, a staff member, or the system. */
export type LeadAuthor = 'requester' | 'staff' | 'installation';

/** Claim of a person on a campaign. The primary key makes a second request a duplicate. Deleted with its lead. */
export const leadClaim = pgTable(
  'lead_claim',
  {
    campaignId: uuid('campaign_id').notNull(),
    /** `email:` or `customer:` followed by a salted hash. */
    claimant: text().notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'lead_claim_pkey', columns: [table.campaignId, table.claimant] })],
);

/** Context of a request at the time it was sent. */
export const leadContext = pgTable('lead_context', {
  leadId: uuid('lead_id')
    .primaryKey()
    .references(() => lead.id),
  /** Terms of the offer, by field of the campaign. */
  terms: jsonb().$type<Readonly<Record<string, string | number | null>>>().notNull(),
  page: text(),
  referrer: text(),
  parameters: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  device: text().$type<'computer' | 'phone' | 'tablet'>(),
  language: text().$type<'tr' | 'en'>().notNull(),
});

/** Work columns of a lead as JSON. */
export type KeptWork = Readonly<Record<string, string | null>>;

/** Kind of an event: work on a lead, the review of a suspect, or a merge. */
export type LeadEventKind = LeadCommand['kind'] | 'accept' | 'refuse' | 'merge';

/** Work of staff on a lead. */
export const leadEvent = pgTable('lead_event', {
  id: orderedId(),
  leadId: uuid('lead_id')
    .notNull()
    .references(() => lead.id),
  at: timestamptz('at').notNull(),
  /** Null for the system itself and for a brand's system. */
  staffId: uuid('staff_id'),
  /** API key of the brand's system that did it. */
  apiKeyId: uuid('api_key_id'),
  kind: text().$type<LeadEventKind>().notNull(),
  channel: text().$type<LeadChannel>(),
  outcome: text().$type<ContactOutcome>(),
  body: text(),
  work: jsonb().$type<KeptWork>().notNull(),
  before: jsonb().$type<KeptWork>().notNull(),
  /** Version of the lead afterwards. */
  version: integer().notNull(),
  changeId: uuid('change_id').notNull(),
  undoneAt: timestamptz('undone_at'),
});

/** Notice to a person who works on leads. */
export const leadNotice = pgTable('lead_notice', {
  id: orderedId(),
  accountId: uuid('account_id').notNull(),
  leadId: uuid('lead_id').notNull(),
  kind: text().$type<LeadNoticeKind>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  seenAt: timestamptz('seen_at'),
});

/** Result that a brand reported and that was taken. The same result is taken once. */
export const leadResult = pgTable(
  'lead_result',
  {
    brandId: uuid('brand_id').notNull(),
    /** The brand's own key of the result, as a salted hash. */
    keyHash: text('key_hash').notNull(),
    bodyHash: text('body_hash').notNull(),
    leadId: uuid('lead_id').notNull(),
    changeId: uuid('change_id').notNull(),
    outcome: text().$type<'taken' | 'unchanged'>().notNull(),
    /** Version of the lead afterwards. */
    version: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ name: 'lead_result_pkey', columns: [table.brandId, table.keyHash] })],
);

export const lostReason = pgTable('lost_reason', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameEn: text('name_en').notNull(),
  position: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded name, unique among reasons outside the bin. */
  nameKey: text('name_key').notNull(),
  /** Turkish and English name, folded. */
  searchKey: text('search_key').notNull(),
  /** Sort key in Turkish alphabetical order. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** Minute of the day in Istanbul, exposed as HH:MM. */
const clock = customType<{ data: string; driverData: number }>({
  dataType: () => 'integer',
  fromDriver: clockOf,
  toDriver: minuteOf,
});

/** Days of the week, exposed as text separated by commas. */
const days = customType<{ data: string; driverData: readonly number[] }>({
  dataType: () => 'integer[]',
  fromDriver: (numbers) => numbers.join(','),
  toDriver: weekdaysOf,
});

/** Business hours and answer time of a brand. Every brand has a row, with the brand's id. */
export const brandHours = pgTable('brand_hours', {
  id: uuid('brand_id').primaryKey(),
  days: days('days').notNull(),
  opens: clock('opens').notNull(),
  closes: clock('closes').notNull(),
  lunchFrom: clock('lunch_from'),
  lunchTo: clock('lunch_to'),
  answerMinutes: integer('answer_minutes').notNull().default(60),
  version: recordColumns.version,
  /** Version of the hours with which the deadlines of open leads were last calculated. */
  clocksVersion: integer('clocks_version').notNull().default(1),
  /** When the brand was given its automation that escalates; null for a new one. */
  escalatesSince: timestamptz('escalates_since'),
  /** When the brand was given its mail templates; null for a new one. */
  writesSince: timestamptz('writes_since'),
  createdAt: recordColumns.createdAt,
  updatedAt: recordColumns.updatedAt,
  changedBy: recordColumns.changedBy,
});

/** View of the people who can work on leads; read-only. */
export const leadStaff = pgTable('lead_staff', {
  id: uuid().notNull(),
  name: text('username').notNull(),
  brandId: uuid('brand_id'),
  createdAt: timestamptz('created_at').notNull(),
});
