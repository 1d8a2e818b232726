import { readSynonyms, type SynonymBook } from '@ayrac/domain/search/synonym.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { foldTurkish, lowerTurkish } from '@ayrac/domain/text/turkish.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { RecentAnswers } from '#server/cache/recent-answers.ts';
import type { Executor } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { listSynonyms } from './synonyms/queries.ts';

/** The tag of what the synonyms decide. */
export const SYNONYMS = 'synonyms';

/** What the terms of a language stand for. */
export interface Meanings {
  readonly book: SynonymBook;
  /** The pages that whole queries lead to, by their folded words. */
  readonly pages: ReadonlyMap<string, string>;
  /** The words of terms and meanings as people write them, by their folded forms. */
  readonly letters: ReadonlyMap<string, string>;
}

// One node, one memory.
const kept = new WeakMap<Services, RecentAnswers<Locale, Meanings>>();

function keptOf(services: Services): RecentAnswers<Locale, Meanings> {
  const clock = () => services.clock().getTime();
  const known = kept.get(services) ?? new RecentAnswers({ most: locales.length, keepMs: hourInMs, clock });
  kept.set(services, known);
  return known;
}

/** Forgets the synonyms when somebody changes them. */
export function droppableMeanings(services: Services) {
  return {
    drop(tags: readonly string[] | null): void {
      if (tags === null || tags.includes(SYNONYMS)) keptOf(services).clear();
    },
  };
}

/** What the terms of the caller's language stand for, from memory. */
export function meaningsFor({
  db,
  services,
  locale,
}: Pick<CallContext, 'db' | 'services' | 'locale'>): Promise<Meanings> {
  return keptOf(services).get(locale, () => readMeanings(db, locale));
}

/** What they stand for in the language that the page is not in. */
export function otherMeaningsFor(
  context: Pick<CallContext, 'db' | 'services' | 'locale'>,
): Promise<Meanings> {
  return meaningsFor({ ...context, locale: context.locale === 'en' ? 'tr' : 'en' });
}

/** The same, read anew. */
export async function readMeanings(db: Executor, locale: Locale): Promise<Meanings> {
  const rows = await listSynonyms(db, locale);
  return {
    book: readSynonyms(rows.flatMap(({ term, meaning }) => (meaning === null ? [] : { term, meaning }))),
    letters: lettersOf(rows.map(({ term, meaning }) => `${term} ${meaning ?? ''}`)),
    pages: new Map(rows.flatMap(({ termKey, path }) => (path === null ? [] : [[termKey, path] as const]))),
  };
}

/** The words of some texts by their folded forms. */
export function lettersOf(texts: readonly string[]): Map<string, string> {
  const written = texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Map(written.map((word) => [foldTurkish(word), lowerTurkish(word)]));
}
