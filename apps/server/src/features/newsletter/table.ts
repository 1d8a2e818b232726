import type { NewsletterFrequency } from '@ayrac/domain/mail/newsletter.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Subscription to the newsletter: requested, active or ended. */
export const newsletterSubscription = pgTable('newsletter_subscription', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  /** Trimmed and lower-cased (ASCII). */
  emailKey: text('email_key').notNull(),
  locale: text().$type<Locale>().notNull(),
  /** Ids of root categories; empty means all. */
  topics: uuid().array().notNull().default([]),
  wantsEnding: boolean('wants_ending').notNull().default(true),
  frequency: text().$type<NewsletterFrequency>().notNull().default('weekly'),
  requestedAt: timestamptz('requested_at').notNull(),
  confirmedAt: timestamptz('confirmed_at'),
  endedAt: timestamptz('ended_at'),
  createdAt: timestamptz('created_at').notNull(),
});
