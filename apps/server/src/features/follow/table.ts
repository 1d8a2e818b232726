import type { FollowKind } from '@ayrac/domain/person/follow.ts';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { account } from '#server/features/account/table.ts';

/** What people follow; the database counts a campaign's followers with each row that comes or goes. */
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
