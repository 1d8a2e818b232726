import { audit } from '@ayrac/contract/office/audit.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hasWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
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

/** What an entry is about is kept as text, and is no record's id everywhere. */
const targetKey = sql`case when ${entry.targetId} ~ '^[0-9a-f-]{36}$' then ${entry.targetId}::uuid end`;
const nameOf = (table: PgTable, name: PgColumn, id: PgColumn) =>
  sql`(select ${name} from ${table} where ${id} = ${targetKey})`;

/** A number tells a reader nothing: who signed in, which campaign it was. Only rows that are shown are asked for. */
const named = sql`case
  when ${entry.targetKind} = 'account' then ${nameOf(account, account.username, account.id)}
  when ${entry.targetKind} in ('campaign', 'campaigns', 'gallery') then ${nameOf(campaign, campaign.title, campaign.id)}
  when ${entry.targetKind} = 'brands' then ${nameOf(brand, brand.name, brand.id)}
  when ${entry.targetKind} = 'categories' then ${nameOf(category, category.name, category.id)}
end`;

const UUID = /^\s*([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*$/i;

/** The audit log as records of the office. */
export const auditRecords = serve({
  shape: audit,
  table: entry,
  columns: {
    target: named,
    fields: sql`nullif(array_to_string(${getTableColumns(auditEntry).fields}, ', '), '')`,
  },
  references: { actorId: { table: account, label: account.username } },
  sorts: { createdAt: [entry.createdAt] },
  searched: (q) => {
    const id = UUID.exec(q)?.[1];
    return id === undefined ? hasWords(target, foldedWords(q)) : eq(entry.targetId, id.toLowerCase());
  },
});
