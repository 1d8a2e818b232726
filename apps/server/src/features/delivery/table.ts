import type { DeliveryEvent, DeliveryProblem, DeliveryState } from '@ayrac/domain/delivery/delivery.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { timestamptz } from '#server/db/timestamptz.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Webhook of a brand's system for events of its requests. */
export const webhook = pgTable('webhook', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  url: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** Signing secret, encrypted for this row's id; null until somebody creates one. Nothing is sent before. */
  sealedSecret: text('sealed_secret'),
  secretAt: timestamptz('secret_at'),
  /** Previous secret, which also signs until `previousUntil`. */
  previousSecret: text('previous_secret'),
  previousUntil: timestamptz('previous_until'),
  ...recordColumns,
});

/** Mailbox to which a brand's request events are sent. */
export const mailbox = pgTable('mailbox', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  email: text().notNull(),
  /** Language of the mails. */
  language: text().$type<Locale>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** When the reader of the mailbox opened the confirmation link. Nothing else is sent before. */
  confirmedAt: timestamptz('confirmed_at'),
  ...recordColumns,
});

/** API key by which a brand's system fetches its requests. Only its hash is stored. */
export const apiKey = pgTable('api_key', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  keyHash: text('key_hash'),
  /** First characters, by which people distinguish keys. */
  beginning: text(),
  madeAt: timestamptz('made_at'),
  /** Previous key, which is valid until `previousUntil`. */
  previousHash: text('previous_hash'),
  previousUntil: timestamptz('previous_until'),
  lastUsedAt: timestamptz('last_used_at'),
  ...recordColumns,
});

/** Event of a request to deliver to its brand. A database trigger writes it with the lead. The body is never stored. */
export const delivery = pgTable('delivery', {
  id: uuid().primaryKey().defaultRandom(),
  /** Exactly one of the two is set. */
  webhookId: uuid('webhook_id'),
  mailboxId: uuid('mailbox_id'),
  /** Id in the outbox, while the mail is there. */
  mailId: uuid('mail_id'),
  /** Null for a test. */
  leadId: uuid('lead_id'),
  event: text().$type<DeliveryEvent>().notNull(),
  state: text().$type<DeliveryState>().notNull().default('waiting'),
  /** Incremented by each attempt, which distinguishes one sender from a later one. */
  attempts: integer().notNull().default(0),
  nextTryAt: timestamptz('next_try_at').notNull().defaultNow(),
  /** The current sender owns the delivery until then. */
  takenUntil: timestamptz('taken_until'),
  /** First attempt and number of attempts since the delivery was (re)started. */
  triedSince: timestamptz('tried_since'),
  tries: integer().notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Outcome of one attempt. */
export const deliveryAttempt = pgTable('delivery_attempt', {
  id: orderedId(),
  deliveryId: uuid('delivery_id').notNull(),
  at: timestamptz('at').notNull(),
  tookMs: integer('took_ms').notNull(),
  status: integer(),
  problem: text().$type<DeliveryProblem>(),
  /** Beginning of the response, without personal data. */
  answer: text(),
});
