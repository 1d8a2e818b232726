import { madeOnce } from '@ayrac/domain/made-once.ts';
import { genericNouns, isSoftWord } from '@ayrac/domain/search/common-words.ts';
import { type NearWord, nearWords, vocabularyOf } from '@ayrac/domain/search/slips.ts';
import { likenessOf } from '@ayrac/domain/search/turkish-roots.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { sql } from 'drizzle-orm';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Executor } from '#server/db/database.ts';
import { searchTerm } from '#server/features/campaign/projection/table.ts';
import { MOST_SEARCHES } from './queries.ts';

const TERM_SIMILARITY = 0.3;
const TERM_CANDIDATES = 50;
/** Similarity from which two words are forms of the same word. */
const IS_FORM = 0.9;

const nouns = vocabularyOf(genericNouns.map(foldTurkish));

const prepared = madeOnce((words: ReadonlySet<string>) => vocabularyOf(words));

/**
 * Returns the likely intended terms for each word, the likeliest first. A number, or a word without a similar term,
 * stays as it is. So may a word that is an inflection of a catalogue word. Terms are the words of the catalogue and
 * those in `others`.
 */
export async function mendWords(
  db: Executor,
  words: readonly string[],
  unknown: readonly string[],
  others: ReadonlySet<string>,
): Promise<(readonly NearWord[])[]> {
  const mendable = unknown.filter((word) => !/\d/.test(word) && !others.has(word));
  const near = await findSimilar(db, mendable);
  return words.map((word) => {
    const own = [{ word, slips: 0 }];
    const terms = near.get(word);
    if (terms === undefined) return own;
    // A soft word narrows nothing, so a wrong correction to it would hide that the word was not found.
    const meant = nearWords(word, [vocabularyOf(terms), prepared(others), nouns]).filter(
      (near) => !isSoftWord(near.word) || near.word[0] === word[0],
    );
    const isForm = terms.some((term) => likenessOf(word, term) > IS_FORM);
    return isForm || meant.length === 0 ? [...own, ...meant] : meant;
  });
}

/** Finds the terms of the catalogue that are similar to words, by similarity and then frequency. */
function findSimilar(db: Executor, words: readonly string[]): Promise<Similar> {
  return words.length === 0 ? Promise.resolve(new Map()) : findTerms(db, words.join(' '), words);
}

type Similar = ReadonlyMap<string, readonly string[]>;

const findTerms = sharedByKey('home', MOST_SEARCHES, readTerms);

async function readTerms(db: Executor, _key: string, words: readonly string[]): Promise<Similar> {
  const { rows } = await db.execute<{ word: string; terms: readonly string[] }>(sql`
    select w.word, array(
      select t.term from ${searchTerm} t
      where t.term % w.word and similarity(t.term, w.word) > ${TERM_SIMILARITY}
      order by similarity(t.term, w.word) desc, t.weight desc, t.term
      limit ${TERM_CANDIDATES}
    ) as terms
    from unnest(${sql.param(words)}::text[]) w (word)`);
  return new Map(rows.map(({ word, terms }) => [word, terms]));
}
