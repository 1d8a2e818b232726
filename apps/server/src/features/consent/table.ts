import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Purpose of one consent record: something that a person was shown or asked. */
export type ConsentPurpose =
  | 'disclosure'
  | 'explicit-consent'
  | 'marketing-email'
  | 'marketing-sms'
  | 'marketing-call'
  | 'newsletter';

/** Consent records: which version of a text was shown, and whether it was accepted. Append-only. */
export const consentRecord = pgTable('consent_record', {
  id: uuid().primaryKey().defaultRandom(),
  formId: uuid('form_id'),
  leadId: uuid('lead_id'),
  inboxId: uuid('inbox_id'),
  accountId: uuid('account_id'),
  newsletterId: uuid('newsletter_id'),
  purpose: text().$type<ConsentPurpose>().notNull(),
  textVersion: text('text_version').notNull(),
  textHash: text('text_hash').notNull(),
  /** Version that the browser claims to have shown, if we never had such a version. */
  claimedVersion: text('claimed_version'),
  isGiven: boolean('is_given').notNull(),
  locale: text().$type<'tr' | 'en'>().notNull(),
  context: text().notNull(),
  recordedAt: timestamptz('recorded_at').notNull().defaultNow(),
});
