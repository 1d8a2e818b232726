import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Folds a text in SQL in the same way as the domain's `foldTurkish`. */
export function folded(text: SQLWrapper): SQL {
  return sql`folded_text(${text})`;
}

/** A trigram index finds no shorter words. */
const LEAST_INDEXED = 3;

/**
 * Condition that a folded text contains this folded word. A short word is written as a function, since a trigram index
 * would return every row for it, each to be checked again.
 */
export function contains(text: SQLWrapper, word: string): SQL {
  return word.length < LEAST_INDEXED ? sql`strpos(${text}, ${word}) > 0` : sql`${text} like ${`%${word}%`}`;
}

/** Condition that a folded text contains all of these folded words; undefined without words. */
export function hasWords(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => contains(text, word)));
}

/**
 * Condition that a text contains every word of a search term. The text is folded once for all words. Undefined without
 * words.
 */
export function isFoundBy(q: string, text: SQLWrapper): SQL | undefined {
  const words = foldedWords(q).map((word) => `%${word}%`);
  return words.length === 0 ? undefined : sql`${folded(text)} like all(${sql.param(words)}::text[])`;
}
