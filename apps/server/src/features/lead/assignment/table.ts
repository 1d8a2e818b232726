import { boolean, customType, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Ids, read and written between commas. */
export const ids = customType<{ data: string; driverData: readonly string[] }>({
  dataType: () => 'uuid[]',
  fromDriver: (stored) => stored.join(','),
  toDriver: (text) => text.split(','),
});

/** Whose new leads of a brand become. What is null may be anything. */
export const assignmentRule = pgTable('assignment_rule', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  city: text(),
  categoryId: uuid('category_id'),
  channel: text(),
  language: text(),
  /** Accounts, in the order in which they take turns. */
  people: ids('people').notNull(),
  /** Who had the last turn. */
  lastOwnerId: uuid('last_owner_id'),
  isActive: boolean('is_active').notNull().default(false),
  position: integer().notNull().default(0),
  /** Folded; one of those in use of a brand alone has it. */
  nameKey: text('name_key').notNull(),
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** How much whoever works on leads can take; the database makes a row for each of them, with the account's id. */
export const assignee = pgTable('assignee', {
  id: uuid('account_id').primaryKey(),
  /** Their account's. */
  brandId: uuid('brand_id'),
  /** How many open leads they may have; null for any number. */
  capacity: integer(),
  absentFrom: date('absent_from'),
  absentTo: date('absent_to'),
  /** Whether they hear by mail, too, of what waits for them. */
  wantsMail: boolean('wants_mail').notNull().default(true),
  /** Whether they get the report of each month by mail. */
  wantsReport: boolean('wants_report').notNull().default(false),
  version: recordColumns.version,
  createdAt: recordColumns.createdAt,
  updatedAt: recordColumns.updatedAt,
  changedBy: recordColumns.changedBy,
});
