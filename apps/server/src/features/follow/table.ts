import type { FollowKind } from '@ayrac/domain/person/follow.ts';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/features/account/table.ts';

/** Follows of accounts. The database counts a campaign's followers when rows are added or deleted. */
export const follow = pgTable(
  'follow',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    kind: text().$type<FollowKind>().notNull(),
    targetId: uuid('target_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.targetId] })],
);
