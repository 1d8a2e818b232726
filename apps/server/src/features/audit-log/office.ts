import { audit } from '@ayrac/contract/office/audit.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hasWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { serve } from '#server/resource/declaration.ts';

/**
 * The audit log under the names that a record of the office has: what happened is when it was made. All columns are
 * named, or else the query builder would take them for those of the table itself.
 */
const entry = pgTable('audit_entry', {
  id: uuid('id').primaryKey(),
  createdAt: timestamp('at', { withTimezone: true }).notNull(),
  actorId: uuid('actor_id'),
  actorRole: text('actor_role'),
  action: text('action').notNull(),
  targetKind: text('target_kind'),
  targetId: text('target_id'),
  network: text('network'),
  reason: text('reason'),
  rows: integer('rows'),
});

const target = sql`lower(coalesce(${entry.targetKind}, '') || ' ' || coalesce(${entry.targetId}, ''))`;

const UUID = /^\s*([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*$/i;

/** The audit log as records of the office. */
export const auditRecords = serve({
  shape: audit,
  table: entry,
  columns: { fields: sql`nullif(array_to_string(${getTableColumns(auditEntry).fields}, ', '), '')` },
  references: { actorId: { table: account, label: account.username } },
  sorts: { createdAt: [entry.createdAt] },
  searched: (q) => {
    const id = UUID.exec(q)?.[1];
    return id === undefined ? hasWords(target, foldedWords(q)) : eq(entry.targetId, id.toLowerCase());
  },
});
