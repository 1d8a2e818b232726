import type { NewsletterFrequency } from '@ayrac/domain/mail/newsletter.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
  requestedAt: moment('requested_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  endedAt: moment('ended_at'),
  createdAt: moment('created_at').notNull(),
});
