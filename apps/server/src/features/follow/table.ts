import type { FollowKind } from '@ayrac/domain/person/follow.ts';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
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
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.targetId] })],
);
