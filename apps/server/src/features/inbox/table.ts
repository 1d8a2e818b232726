import type { ContactTopic, InboxKind, InboxState, ReportReason } from '@ayrac/domain/mail/inbox.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Message from the contact page, or report on a campaign. */
export const inboxEntry = pgTable('inbox_entry', {
  id: orderedId(),
  kind: text().$type<InboxKind>().notNull(),
  /** Set by a database trigger. */
  threadId: uuid('thread_id').notNull().default(sql`null`),
  campaignId: uuid('campaign_id'),
  reason: text().$type<ReportReason>(),
  topic: text().$type<ContactTopic>(),
  name: text(),
  email: text(),
  /** Trimmed and lower-cased (ASCII). */
  emailKey: text('email_key'),
  /** E.164 */
  phone: text(),
  body: text(),
  /** Folded search text, maintained by the database. */
  searchKey: text('search_key'),
  locale: text().$type<'tr' | 'en'>().notNull(),
  isSuspect: boolean('is_suspect').notNull().default(false),
  /** Daily digest of the visitor, if the report is counted. */
  countedDigest: text('counted_digest'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Unit of work: a single message, or all reports on a campaign until they are closed. */
export const inboxThread = pgTable('inbox_thread', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<InboxKind>().notNull(),
  campaignId: uuid('campaign_id'),
  isSuspect: boolean('is_suspect').notNull(),
  state: text().$type<InboxState>().notNull().default('new'),
  assignedTo: uuid('assigned_to'),
  version: integer().notNull().default(1),
  /** Topic of the message, or most frequent reason of the reports; maintained by the database. */
  about: text().$type<ContactTopic | ReportReason>(),
  createdAt: timestamptz('created_at').notNull(),
  /** When its newest entry arrived. */
  lastAt: timestamptz('last_at').notNull(),
});

/** Text by the office: an answer to the sender of an entry, or an internal note. */
export const inboxReply = pgTable('inbox_reply', {
  id: orderedId(),
  threadId: uuid('thread_id').notNull(),
  /** Null for a note. */
  entryId: uuid('entry_id'),
  /** Shared by the rows of one answer to several people. */
  sentId: uuid('sent_id').notNull(),
  body: text().notNull(),
  mailId: uuid('mail_id'),
  createdAt: timestamptz('created_at').notNull(),
  createdBy: uuid('created_by'),
});
