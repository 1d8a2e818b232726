import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { account } from '#server/features/account/table.ts';

/** Last code sent to the phone number of an account or form; exactly one of the two is set. A new code replaces it. */
export const phoneCode = pgTable('phone_code', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .unique()
    .references(() => account.id),
  formId: uuid('form_id').unique(),
  /** E.164. The code confirms only this number. */
  phone: text().notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: timestamptz('expires_at').notNull(),
});
