import type { DeliveryEvent, DeliveryProblem, DeliveryState } from '@ayrac/domain/delivery/delivery.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Where a brand's system is called when something happens to a request. */
export const webhook = pgTable('webhook', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  url: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** What calls are signed with, sealed for this row's id; null until somebody makes one, and nothing is sent until then. */
  sealedSecret: text('sealed_secret'),
  secretAt: moment('secret_at'),
  /** The one before, which signs as well until then. */
  previousSecret: text('previous_secret'),
  previousUntil: moment('previous_until'),
  ...recordColumns,
});

/** Where a brand is written to when something happens to a request. */
export const mailbox = pgTable('mailbox', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  email: text().notNull(),
  /** In which it is written to. */
  language: text().$type<Locale>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  /** When somebody who reads it opened the link that was sent there; nothing else is sent before. */
  confirmedAt: moment('confirmed_at'),
  ...recordColumns,
});

/** A key by which a brand's system fetches its requests; of itself nothing but its hash is kept. */
export const apiKey = pgTable('api_key', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  keyHash: text('key_hash'),
  /** How it begins, by which people tell keys apart. */
  beginning: text(),
  madeAt: moment('made_at'),
  /** The one before, which opens as well until then. */
  previousHash: text('previous_hash'),
  previousUntil: moment('previous_until'),
  lastUsedAt: moment('last_used_at'),
  ...recordColumns,
});

/** What a brand is to be told of a request; the database writes it with the lead, and no body is ever kept. */
export const delivery = pgTable('delivery', {
  id: uuid().primaryKey().defaultRandom(),
  /** Goes to one of both. */
  webhookId: uuid('webhook_id'),
  mailboxId: uuid('mailbox_id'),
  /** In the outbox, as long as that knows it. */
  mailId: uuid('mail_id'),
  /** Null of a test. */
  leadId: uuid('lead_id'),
  event: text().$type<DeliveryEvent>().notNull(),
  state: text().$type<DeliveryState>().notNull().default('waiting'),
  /** One more with each attempt: it tells one sender from a later one. */
  attempts: integer().notNull().default(0),
  nextTryAt: moment('next_try_at').notNull().defaultNow(),
  /** Until then it is one sender's. */
  takenUntil: moment('taken_until'),
  /** The first attempt of those that go on, and how many there were; sending it again begins anew. */
  triedSince: moment('tried_since'),
  tries: integer().notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What came of one attempt. */
export const deliveryAttempt = pgTable('delivery_attempt', {
  id: orderedId(),
  deliveryId: uuid('delivery_id').notNull(),
  at: moment('at').notNull(),
  tookMs: integer('took_ms').notNull(),
  status: integer(),
  problem: text().$type<DeliveryProblem>(),
  /** How the answer began, without what it said of the person. */
  answer: text(),
});
