import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import type { ConsentQuestions, NoticeText } from '@ayrac/phrases/notice.ts';
import type { PageTemplate } from '@ayrac/phrases/page-text.ts';
import { date, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Content of a version in one language, by the kind of the text. */
export type TextBody = NoticeText | ConsentQuestions | PageTemplate;

/** SHA-256 of each wording of a version that the ledger can name, by language. */
export type TextHashes = Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>>;

/** Versions of the site's texts. Rows are only added, and taken back before they become valid. */
export const siteTextVersion = pgTable(
  'site_text_version',
  {
    name: text().$type<SiteTextName>().notNull(),
    number: integer().notNull(),
    /** Name in the ledger, unique among the versions of a text. */
    version: text().notNull(),
    validFrom: date('valid_from').notNull(),
    tr: json().$type<TextBody>().notNull(),
    en: json().$type<TextBody>().notNull(),
    hashes: json().$type<TextHashes>().notNull(),
    note: text(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Null for shipped texts. */
    createdBy: uuid('created_by'),
    takenBackAt: timestamptz('taken_back_at'),
  },
  (table) => [primaryKey({ columns: [table.name, table.number] })],
);
