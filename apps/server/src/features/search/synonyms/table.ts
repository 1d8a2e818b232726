import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Meaning of a term in one language: other words, or a page. */
export const synonym = pgTable('synonym', {
  id: uuid().primaryKey().defaultRandom(),
  locale: text().$type<Locale>().notNull(),
  term: text().notNull(),
  meaning: text(),
  /** Turkish path on this site. */
  path: text(),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded term, unique among synonyms outside the bin. */
  termKey: text('term_key').notNull(),
  /** Term and meaning, folded. */
  searchKey: text('search_key').notNull(),
  ...recordColumns,
});
