import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Erased people, as anonymous digests. */
export const erasure = pgTable('erasure', {
  id: uuid().primaryKey().defaultRandom(),
  /** Digest of the account's id. */
  accountDigest: text('account_digest').notNull(),
  /** Digest of the email address, if it was verified. */
  emailDigest: text('email_digest'),
  erasedAt: timestamptz('erased_at').notNull(),
});
