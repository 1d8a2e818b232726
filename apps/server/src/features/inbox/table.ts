import type { ContactTopic, InboxKind, InboxState, ReportReason } from '@ayrac/domain/mail/inbox.ts';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A message of the contact page, or a report on a campaign. */
export const inboxEntry = pgTable('inbox_entry', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<InboxKind>().notNull(),
  state: text().$type<InboxState>().notNull().default('new'),
  campaignId: uuid('campaign_id'),
  reason: text().$type<ReportReason>(),
  topic: text().$type<ContactTopic>(),
  name: text(),
  email: text(),
  /** Trimmed and in ASCII lower case. */
  emailKey: text('email_key'),
  /** E.164 */
  phone: text(),
  body: text(),
  locale: text().$type<'tr' | 'en'>().notNull(),
  isSuspect: boolean('is_suspect').notNull().default(false),
  /** The visitor's mark of the day, on the one report that is counted. */
  countedMark: text('counted_mark'),
  createdAt: moment('created_at').notNull().defaultNow(),
  stateChangedAt: moment('state_changed_at'),
});
