import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text in SQL as the domain's `foldTurkish` makes it. */
export function folded(text: SQLWrapper): SQL {
  return sql`folded_text(${text})`;
}

/** Whether a folded text holds each of these folded words; undefined without any. */
export function hasWords(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${text} like ${`%${word}%`}`));
}

/** Whether a text, which is folded once for all of them, has each word of a search; undefined without any. */
export function isFoundBy(q: string, text: SQLWrapper): SQL | undefined {
  const words = foldedWords(q).map((word) => `%${word}%`);
  return words.length === 0 ? undefined : sql`${folded(text)} like all(${sql.param(words)}::text[])`;
}
