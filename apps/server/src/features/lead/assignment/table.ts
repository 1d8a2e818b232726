import { boolean, customType, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Ids, exposed as text separated by commas. */
export const ids = customType<{ data: string; driverData: readonly string[] }>({
  dataType: () => 'uuid[]',
  fromDriver: (stored) => stored.join(','),
  toDriver: (text) => text.split(','),
});

/** Rules that assign a brand's new leads. A null condition matches everything. */
export const assignmentRule = pgTable('assignment_rule', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  city: text(),
  categoryId: uuid('category_id'),
  channel: text(),
  language: text(),
  /** Account ids, in the order of their turns. */
  people: ids('people').notNull(),
  /** Person who had the last turn. */
  lastOwnerId: uuid('last_owner_id'),
  isActive: boolean('is_active').notNull().default(false),
  position: integer().notNull().default(0),
  /** Folded name, unique within the brand outside the bin. */
  nameKey: text('name_key').notNull(),
  searchKey: text('search_key').notNull(),
  /** Sort key in Turkish alphabetical order. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** Capacity and absence of a person who works on leads. The database creates the row, keyed by the account's id. */
export const assignee = pgTable('assignee', {
  id: uuid('account_id').primaryKey(),
  /** Brand of the account. */
  brandId: uuid('brand_id'),
  /** Maximum number of open leads; null for no limit. */
  capacity: integer(),
  absentFrom: date('absent_from'),
  absentTo: date('absent_to'),
  /** Whether waiting leads are also reported by mail. */
  wantsMail: boolean('wants_mail').notNull().default(true),
  /** Whether the monthly report is sent by mail. */
  wantsReport: boolean('wants_report').notNull().default(false),
  version: recordColumns.version,
  createdAt: recordColumns.createdAt,
  updatedAt: recordColumns.updatedAt,
  changedBy: recordColumns.changedBy,
});
