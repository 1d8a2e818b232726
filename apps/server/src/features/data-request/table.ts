import type { DataRequestKind } from '@ayrac/domain/person/data-request.ts';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Request of a member concerning their data. */
export const dataRequest = pgTable('data_request', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<DataRequestKind>().notNull(),
  body: text().notNull(),
  dueAt: timestamptz('due_at').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  answeredAt: timestamptz('answered_at'),
  answer: text(),
  answeredBy: uuid('answered_by'),
});
