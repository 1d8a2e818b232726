import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a person was shown or asked, one record each. */
export type ConsentPurpose =
  | 'disclosure'
  | 'explicit-consent'
  | 'marketing-email'
  | 'marketing-sms'
  | 'marketing-call'
  | 'newsletter';

/** Which text, in which version, was shown and ticked; rows are only ever added. */
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
  /** The version that the browser says it showed, where none of ours was called so. */
  claimedVersion: text('claimed_version'),
  isGiven: boolean('is_given').notNull(),
  locale: text().$type<'tr' | 'en'>().notNull(),
  context: text().notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
});
