import type { TypedText } from '@ayrac/domain/site-text/read-text.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { integer, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What an editor has written and nobody has published: one a text, as it was typed. */
export const siteTextDraft = pgTable('site_text_draft', {
  name: text().$type<SiteTextName>().primaryKey(),
  tr: json().$type<TypedText>().notNull(),
  en: json().$type<TypedText>().notNull(),
  note: text().notNull().default(''),
  version: integer().notNull(),
  /** The number of the version that it began with. */
  basedOn: integer('based_on').notNull(),
  savedAt: moment('saved_at').notNull(),
  savedBy: uuid('saved_by'),
});

/** Links under which a draft can be seen as its page. */
export const siteTextPreview = pgTable('site_text_preview', {
  tokenHash: text('token_hash').primaryKey(),
  name: text().$type<SiteTextName>().notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** The mails that tell members of a version. */
export const siteTextTelling = pgTable(
  'site_text_telling',
  {
    name: text().$type<SiteTextName>().notNull(),
    number: integer().notNull(),
    state: text().$type<'running' | 'stopped' | 'done'>().notNull(),
    /** Whoever comes after this account is still to be told. */
    afterAccount: uuid('after_account').notNull(),
    sent: integer().notNull().default(0),
    total: integer().notNull(),
    startedAt: moment('started_at').notNull(),
    startedBy: uuid('started_by'),
  },
  (table) => [primaryKey({ columns: [table.name, table.number] })],
);
