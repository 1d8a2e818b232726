import type { ContactTopic, InboxKind, InboxState, ReportReason } from '@ayrac/domain/mail/inbox.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A message of the contact page, or a report on a campaign. */
export const inboxEntry = pgTable('inbox_entry', {
  id: orderedId(),
  kind: text().$type<InboxKind>().notNull(),
  /** The database places it. */
  threadId: uuid('thread_id').notNull().default(sql`null`),
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
  /** What it is found by, folded; the database keeps it. */
  searchKey: text('search_key'),
  locale: text().$type<'tr' | 'en'>().notNull(),
  isSuspect: boolean('is_suspect').notNull().default(false),
  /** The visitor's mark of the day, on the one report that is counted. */
  countedMark: text('counted_mark'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What is worked on as one: a message, or all reports on a campaign until somebody closes them. */
export const inboxThread = pgTable('inbox_thread', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<InboxKind>().notNull(),
  campaignId: uuid('campaign_id'),
  isSuspect: boolean('is_suspect').notNull(),
  state: text().$type<InboxState>().notNull().default('new'),
  assignedTo: uuid('assigned_to'),
  version: integer().notNull().default(1),
  /** The topic of its message, or the most frequent reason of its reports; the database keeps it. */
  about: text().$type<ContactTopic | ReportReason>(),
  createdAt: moment('created_at').notNull(),
  /** When the newest of its entries came. */
  lastAt: moment('last_at').notNull(),
});

/** What the office wrote: an answer to whom an entry is of, or a note for colleagues. */
export const inboxReply = pgTable('inbox_reply', {
  id: orderedId(),
  threadId: uuid('thread_id').notNull(),
  /** Null of a note. */
  entryId: uuid('entry_id'),
  /** The same of one answer to several people. */
  sentId: uuid('sent_id').notNull(),
  body: text().notNull(),
  mailId: uuid('mail_id'),
  createdAt: moment('created_at').notNull(),
  createdBy: uuid('created_by'),
});
