import type { TypedText } from '@ayrac/domain/site-text/read-text.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Unpublished drafts, one per text, as typed. */
export const siteTextDraft = pgTable('site_text_draft', {
  name: text().$type<SiteTextName>().primaryKey(),
  tr: json().$type<TypedText>().notNull(),
  en: json().$type<TypedText>().notNull(),
  note: text().notNull().default(''),
  version: integer().notNull(),
  /** Number of the version from which it started. */
  basedOn: integer('based_on').notNull(),
  savedAt: timestamptz('saved_at').notNull(),
  savedBy: uuid('saved_by'),
});

/** Preview links to drafts. */
export const siteTextPreview = pgTable('site_text_preview', {
  tokenHash: text('token_hash').primaryKey(),
  name: text().$type<SiteTextName>().notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Notifications of members about a version by mail. */
export const siteTextTelling = pgTable(
  'site_text_telling',
  {
    name: text().$type<SiteTextName>().notNull(),
    number: integer().notNull(),
    state: text().$type<'running' | 'stopped' | 'done'>().notNull(),
    /** Accounts after this one still have to be notified. */
    afterAccount: uuid('after_account').notNull(),
    sent: integer().notNull().default(0),
    total: integer().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    startedBy: uuid('started_by'),
  },
  (table) => [primaryKey({ columns: [table.name, table.number] })],
);
