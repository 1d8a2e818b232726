import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Erased people, as anonymous marks. */
export const erasure = pgTable('erasure', {
  id: uuid().primaryKey().defaultRandom(),
  /** Mark of the account's id. */
  accountMark: text('account_mark').notNull(),
  /** Mark of the email address, if it was verified. */
  emailMark: text('email_mark'),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
});
