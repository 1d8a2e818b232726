import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/features/account/table.ts';
import { quoteForm } from '#server/features/lead/table.ts';

/** The code that was last sent to the number of an account or of a request: one of the two; a new one takes its place. */
export const phoneCode = pgTable('phone_code', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .unique()
    .references(() => account.id),
  formId: uuid('form_id')
    .unique()
    .references(() => quoteForm.id),
  /** E.164: the code confirms this number alone. */
  phone: text().notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
