import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Folds a text in SQL in the same way as the domain's `foldTurkish`. */
export function folded(text: SQLWrapper): SQL {
  return sql`folded_text(${text})`;
}

/** A trigram index finds no shorter words inside of others. */
export const LEAST_INSIDE = 3;

/** Condition that a folded text contains all of these folded words; undefined without words. */
export function hasWords(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${text} like ${`%${word}%`}`));
}

/**
 * Condition that a text with a trigram index contains this folded word. A word of one or two letters must begin a word
 * of the text: inside of others the index would return every row, each to be checked again.
 */
export function isIndexed(text: SQLWrapper, word: string): SQL {
  return word.length < LEAST_INSIDE
    ? sql`(${text} like ${`${word}%`} or ${text} like ${`% ${word}%`})`
    : sql`${text} like ${`%${word}%`}`;
}

/** Condition that a text with a trigram index contains all of these folded words; undefined without words. */
export function hasIndexedWords(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => isIndexed(text, word)));
}

/**
 * Condition that a text contains every word of a search term. The text is folded once for all words. Undefined without
 * words.
 */
export function isFoundBy(q: string, text: SQLWrapper): SQL | undefined {
  const words = foldedWords(q).map((word) => `%${word}%`);
  return words.length === 0 ? undefined : sql`${folded(text)} like all(${sql.param(words)}::text[])`;
}
