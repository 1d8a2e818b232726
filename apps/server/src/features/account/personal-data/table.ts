import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who was erased, as marks that tell nobody. */
export const erasure = pgTable('erasure', {
  id: uuid().primaryKey().defaultRandom(),
  /** Of the account's id. */
  accountMark: text('account_mark').notNull(),
  /** Of the address's key, where its owner had verified it. */
  emailMark: text('email_mark'),
  erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
});
