import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { orderedId } from '#server/db/ordered-id.ts';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Values of a record's fields before and after a change. */
export type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** Filters of a list as they were sent. `q` is true when words were searched, which are not stored. */
export type ExportFilter = Readonly<Record<string, string | true>>;

/** Audit log: actor, action, time and origin. Append-only. */
export const auditEntry = pgTable('audit_entry', {
  id: orderedId(),
  at: timestamptz('at').notNull(),
  actorId: uuid('actor_id'),
  /** Null for anonymous callers and for the command line, which has no network either. */
  actorRole: text('actor_role'),
  action: text().notNull(),
  targetKind: text('target_kind'),
  targetId: text('target_id'),
  /** Masked: /24 of IPv4, /48 of IPv6. */
  network: text(),
  /** Names of fields, never their values. */
  fields: text().array().notNull().default([]),
  /** Reason given by the actor; for an export one of the available reasons. */
  reason: text(),
  /** Number of rows in an exported file. */
  rows: integer(),
  /** Filters of an exported list, without its search words and personal fields. */
  filter: jsonb().$type<ExportFilter>(),
  /** Groups the entries that are undone together. */
  changeId: uuid('change_id'),
  /** Version of an office record after the change. */
  version: integer(),
  /** Changes of an office record, without personal fields. */
  changes: jsonb().$type<Changes>(),
});

/** Record whose personal data an export revealed. Deleted with the entry of the export. */
export const exportedRecord = pgTable(
  'exported_record',
  {
    entryId: uuid('entry_id').notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [primaryKey({ name: 'exported_record_pkey', columns: [table.entryId, table.recordId] })],
);
