import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Erased people, as anonymous digests. */
export const erasure = pgTable('erasure', {
  id: uuid().primaryKey().defaultRandom(),
  /** Digest of the account's id. */
  accountDigest: text('account_digest').notNull(),
  /** Digest of the email address, if it was verified. */
  emailDigest: text('email_digest'),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
});
