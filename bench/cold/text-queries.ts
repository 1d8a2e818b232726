import type { Database } from '../../apps/server/src/db/database.ts';
import { queryOf } from '../../apps/server/src/features/search/find-hits.ts';
import { readMeanings } from '../../apps/server/src/features/search/meanings.ts';
import { readInBoth, readLexicon } from '../../apps/server/src/features/search/read-query.ts';

/**
 * Returns the text search queries that the site makes of these words, for the reference, which reads no words itself.
 * Words that narrow nothing have none.
 */
export async function textQueries(db: Database, words: readonly string[]): Promise<readonly string[]> {
  const locale = 'tr';
  const lexicon = await readLexicon(db);
  const { book } = await readMeanings(db, locale);
  const { book: otherBook } = await readMeanings(db, 'en');
  const readings = words.map((word) =>
    readInBoth(word, lexicon, { locale, book, otherBook: () => Promise.resolve(otherBook) }),
  );
  return (await Promise.all(readings)).flatMap((reading) => queryOf(reading) ?? []);
}
