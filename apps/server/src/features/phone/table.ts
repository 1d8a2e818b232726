import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/features/account/table.ts';

/** The code that was last sent to an account's number; a new one takes its place. */
export const phoneCode = pgTable('phone_code', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id),
  /** E.164: the code confirms this number alone. */
  phone: text().notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
