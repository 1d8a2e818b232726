import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/features/account/table.ts';

/** Lists as their owners look at them. */
export const officeView = pgTable('office_view', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  resource: text().notNull(),
  name: text().notNull(),
  /** Of the list's address, without its question mark. */
  query: text().notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
