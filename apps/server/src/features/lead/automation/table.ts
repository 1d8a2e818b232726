import type { AutomationAction } from '@ayrac/domain/lead/automation.ts';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { timestamptz } from '#server/db/timestamptz.ts';
import { ids } from '#server/features/lead/assignment/table.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Action on a brand's requests that were not answered in time. */
export const automation = pgTable('automation', {
  id: uuid().primaryKey().defaultRandom(),
  brandId: uuid('brand_id').notNull(),
  name: text().notNull(),
  /** Name in the English office; null for the same one. */
  nameEn: text('name_en'),
  /** Business hours to wait; null for the brand's whole answer time. */
  hours: integer(),
  action: text().$type<AutomationAction>().notNull(),
  /** Account ids: the people who may take the request, in this order, or who are notified. */
  people: ids('people'),
  isActive: boolean('is_active').notNull().default(false),
  /** Start of the automation. Requests whose wait was over before then are left alone. */
  activeSince: timestamptz('active_since'),
  /** Folded name, unique within the brand outside the bin. */
  nameKey: text('name_key').notNull(),
  searchKey: text('search_key').notNull(),
  /** Sort key in Turkish alphabetical order. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

/** Run of an automation for a request; one per automation and request. */
export const automationRun = pgTable('automation_run', {
  id: orderedId(),
  automationId: uuid('automation_id').notNull(),
  leadId: uuid('lead_id').notNull(),
  action: text().$type<AutomationAction>().notNull(),
  /** People who got the request or were notified; empty when nobody was available. */
  people: uuid().array().notNull().default([]),
  createdAt: timestamptz('created_at').notNull(),
});
