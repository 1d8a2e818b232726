import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import type { MailTemplate } from './mail-data.ts';

/** `kept`: there is no mail server. `dead`: failed for good. */
export type MailState = 'waiting' | 'sent' | 'dead' | 'kept';

export const mail = pgTable('mail', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id'),
  recipient: text(),
  recipientKey: text('recipient_key'),
  /** Request that an automatic mail to its sender is about. */
  leadId: uuid('lead_id'),
  template: text().$type<MailTemplate>().notNull(),
  locale: text().$type<Locale>().notNull(),
  isBulk: boolean('is_bulk').notNull().default(false),
  data: jsonb().$type<object>().notNull(),
  messageId: text('message_id'),
  state: text().$type<MailState>().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  /** Start of the latest attempt, by the clock of the database. */
  triedAt: timestamptz('tried_at'),
  notBefore: timestamptz('not_before').notNull(),
  lastProblem: text('last_problem'),
  createdAt: timestamptz('created_at').notNull(),
  sentAt: timestamptz('sent_at'),
});
