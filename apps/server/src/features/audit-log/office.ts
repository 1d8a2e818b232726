import { audit } from '@ayrac/contract/office/audit.ts';
import { auditNames } from '@ayrac/contract/office/export-titles.ts';
import { eq, getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import { integer, type PgColumn, type PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { isAbout } from './search.ts';

/**
 * The audit log with the column names of an office record: `at` becomes `createdAt`. Every column has an explicit name,
 * because the query builder would otherwise confuse them with those of the original table.
 */
const entry = pgTable('audit_entry', {
  id: uuid('id').primaryKey(),
  createdAt: timestamptz('at').notNull(),
  actorId: uuid('actor_id'),
  actorRole: text('actor_role'),
  action: text('action').notNull(),
  targetKind: text('target_kind'),
  targetId: text('target_id'),
  network: text('network'),
  reason: text('reason'),
  rows: integer('rows'),
});

/** Tells whether a text is a UUID. The cast of any other text fails the whole query. */
const isUuid = (text: SQLWrapper) => sql`${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/** The target is stored as text and is not always a record's id. */
const targetKey = sql`case when ${isUuid(entry.targetId)} then ${entry.targetId}::uuid end`;
const nameOf = (table: PgTable, name: PgColumn, id: PgColumn) =>
  sql`(select ${name} from ${table} where ${id} = ${targetKey})`;

/**
 * Name of the target, such as the username or the campaign's title, since an id means nothing to a reader. Only
 * evaluated for the rows shown.
 */
const named = sql`case
  when ${entry.targetKind} in ('account', 'users', 'customers') then ${nameOf(account, account.username, account.id)}
  when ${entry.targetKind} in ('campaign', 'campaigns', 'gallery') then ${nameOf(campaign, campaign.title, campaign.id)}
  when ${entry.targetKind} = 'brands' then ${nameOf(brand, brand.name, brand.id)}
  when ${entry.targetKind} = 'categories' then ${nameOf(category, category.name, category.id)}
end`;

/** Name of a record that a filter named by its id; the id if it has none. A semicolon would separate filters. */
const filtered = sql`case when ${isUuid(sql`value`)} then replace(coalesce(
  (select ${brand.name} from ${brand} where ${brand.id} = value::uuid),
  (select ${category.name} from ${category} where ${category.id} = value::uuid),
  (select ${campaign.title} from ${campaign} where ${campaign.id} = value::uuid),
  (select ${account.username} from ${account} where ${account.id} = value::uuid),
  value), ';', ',') else value end`;

/** Condition that an entry is about the record with this id, which is stored in lowercase. */
const isOf = (id: string) => eq(entry.targetId, id.toLowerCase());

export const auditRecords = serve({
  shape: audit,
  table: entry,
  columns: {
    target: named,
    filter: sql`(select string_agg(key || '=' || ${filtered}, '; ' order by key)
      from jsonb_each_text(${getTableColumns(auditEntry).filter}))`,
    fields: sql`nullif(array_to_string(${getTableColumns(auditEntry).fields}, ', '), '')`,
  },
  references: { actorId: { table: account, label: account.username } },
  // The kinds that concern a record share its id, such as a campaign and its gallery.
  filters: { aboutCampaign: isOf, aboutBrand: isOf, aboutCategory: isOf, aboutUser: isOf },
  inFile: (locale) => {
    const { kind, reason, fields, filter } = auditNames(locale);
    return {
      ...{ targetKind: kind, reason },
      fields: (names, fieldOf) => fields(names, fieldOf('targetKind')),
      filter: (given, fieldOf) => filter(given, fieldOf('targetKind')),
    };
  },
  sorts: { createdAt: [entry.createdAt] },
  searched: (q) => isAbout(entry, q),
});
