import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { synonym } from './table.ts';

/** Lists the active synonyms of a language, by term. */
export function listSynonyms(db: Executor, locale: Locale) {
  const { term, termKey, meaning, path } = synonym;
  return db
    .select({ term, termKey, meaning, path })
    .from(synonym)
    .where(and(eq(synonym.locale, locale), eq(synonym.isActive, true), isNull(synonym.binnedAt)))
    .orderBy(asc(termKey));
}
