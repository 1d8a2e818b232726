import type { DataRequestKind } from '@ayrac/domain/person/data-request.ts';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Request of a member concerning their data. */
export const dataRequest = pgTable('data_request', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  kind: text().$type<DataRequestKind>().notNull(),
  body: text().notNull(),
  dueAt: moment('due_at').notNull(),
  createdAt: moment('created_at').notNull(),
  answeredAt: moment('answered_at'),
  answer: text(),
  answeredBy: uuid('answered_by'),
});
