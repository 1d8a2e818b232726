import { readSynonyms, type SynonymBook } from '@ayrac/domain/search/synonym.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { foldLetters, lowerTurkish } from '@ayrac/domain/text/turkish.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { ExpiringCache } from '#server/cache/expiring-cache.ts';
import type { Executor } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { listSynonyms } from './synonyms/queries.ts';

/** Cache tag of everything that depends on the synonyms. */
export const SYNONYMS = 'synonyms';

/** Meanings of the terms of a language. */
export interface Meanings {
  readonly book: SynonymBook;
  /** Pages to which whole queries lead, by folded words. */
  readonly pages: ReadonlyMap<string, string>;
  /** Spelling of the words in terms and meanings, by folded form. */
  readonly letters: ReadonlyMap<string, string>;
}

// One cache per node.
const kept = new WeakMap<Services, ExpiringCache<Locale, Meanings>>();

function keptOf(services: Services): ExpiringCache<Locale, Meanings> {
  const clock = () => services.clock().getTime();
  const known = kept.get(services) ?? new ExpiringCache({ most: locales.length, keepMs: hourInMs, clock });
  kept.set(services, known);
  return known;
}

/** Drops the cached synonyms when they change. */
export function droppableMeanings(services: Services) {
  return {
    drop(tags: readonly string[] | null): void {
      if (tags === null || tags.includes(SYNONYMS)) keptOf(services).clear();
    },
  };
}

/** Returns the meanings in the caller's language, from the cache. */
export function meaningsFor({
  db,
  services,
  locale,
}: Pick<CallContext, 'db' | 'services' | 'locale'>): Promise<Meanings> {
  return keptOf(services).get(locale, () => readMeanings(db, locale));
}

/** Returns the meanings in the other language. */
export function otherMeaningsFor(
  context: Pick<CallContext, 'db' | 'services' | 'locale'>,
): Promise<Meanings> {
  return meaningsFor({ ...context, locale: context.locale === 'en' ? 'tr' : 'en' });
}

/** Reads the meanings from the database. */
export async function readMeanings(db: Executor, locale: Locale): Promise<Meanings> {
  const rows = await listSynonyms(db, locale);
  return {
    book: readSynonyms(rows.flatMap(({ term, meaning }) => (meaning === null ? [] : { term, meaning }))),
    letters: lettersOf(rows.map(({ term, meaning }) => `${term} ${meaning ?? ''}`)),
    pages: new Map(rows.flatMap(({ termKey, path }) => (path === null ? [] : [[termKey, path] as const]))),
  };
}

/** Maps the folded form of each word in the texts to its spelling. */
export function lettersOf(texts: readonly string[]): Map<string, string> {
  // All words at once: converting each by itself takes several times as long.
  const written = [...new Set(texts.join(' ').match(/[\p{L}\p{N}]+/gu))].join('\n');
  const spellings = lowerTurkish(written).split('\n');
  return new Map(
    foldLetters(written)
      .split('\n')
      .map((word, place) => [word, spellings[place] ?? word]),
  );
}
