import type { AutomationDeed } from '@ayrac/domain/lead/automation.ts';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { ids } from '#server/features/lead/assignment/table.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** What is done about a brand's requests that nobody has answered in time. */
export const automation = pgTable('automation', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  /** Of business; null for the whole time that the brand has for a first answer. */
  hours: integer(),
  deed: text().$type<AutomationDeed>().notNull(),
  /** Accounts: who may take it, in this order, or who is told. */
  people: ids('people'),
  isActive: boolean('is_active').notNull().default(false),
  /** Since when; what had waited so long before is left alone. */
  activeSince: timestamp('active_since', { withTimezone: true }),
  /** Folded; one of those in use of a brand alone has it. */
  nameKey: text('name_key').notNull(),
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** That something was done about a request; once for each automation. */
export const automationRun = pgTable('automation_run', {
  id: orderedId(),
  automationId: uuid('automation_id').notNull(),
  leadId: uuid('lead_id').notNull(),
  deed: text().$type<AutomationDeed>().notNull(),
  /** Who got it, or who was told; empty where nobody was there. */
  people: uuid().array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
