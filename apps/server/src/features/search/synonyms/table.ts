import type { Locale } from '@ayrac/domain/text/locale.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordColumns } from '#server/resource/record-columns.ts';

/** What a term of one language stands for: other words, or a page. */
export const synonym = pgTable('synonym', {
  id: uuid().primaryKey().defaultRandom(),
  locale: text().$type<Locale>().notNull(),
  term: text().notNull(),
  meaning: text(),
  /** A Turkish path of this site. */
  path: text(),
  isActive: boolean('is_active').notNull().default(true),
  /** The folded term; one of those in use alone has it. */
  termKey: text('term_key').notNull(),
  /** Term and meaning, folded. */
  searchKey: text('search_key').notNull(),
  ...recordColumns,
});
