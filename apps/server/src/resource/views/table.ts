import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { account } from '#server/features/account/table.ts';

/** Saved views of lists, by account. */
export const officeView = pgTable('office_view', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  resource: text().notNull(),
  name: text().notNull(),
  /** Query string of the list's address, without the question mark. */
  query: text().notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  /** Whether colleagues with the owner's role and brand see it, too. */
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Columns that an account hides in a list. Without a row it has not chosen yet. */
export const officeColumns = pgTable(
  'office_columns',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    hidden: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.resource] })],
);
