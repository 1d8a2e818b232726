import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';

/** The values of a record's fields before and after a change. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** Who did what, when and from where; rows are only ever added. */
export const auditEntry = pgTable('audit_entry', {
  id: orderedId(),
  at: timestamp({ withTimezone: true }).notNull(),
  actorId: uuid('actor_id'),
  /** Null for strangers and for the command line, which has no network either. */
  actorRole: text('actor_role'),
  action: text().notNull(),
  targetKind: text('target_kind'),
  targetId: text('target_id'),
  /** Masked: /24 of IPv4, /48 of IPv6. */
  network: text(),
  /** Names of fields, never their values. */
  fields: text().array().notNull().default([]),
  /** Why somebody says that they did it; of a file one of the reasons that can be chosen. */
  reason: text(),
  /** How many rows a file held that left. */
  rows: integer(),
  /** What several entries belong to that are undone together. */
  changeId: uuid('change_id'),
  /** The version that a record of the office had afterwards. */
  version: integer(),
  /** Of a record of the office, without the fields that are somebody's own. */
  changes: jsonb().$type<Changes>(),
});
