import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text in SQL as the domain's `foldTurkish` makes it. */
export function folded(text: SQLWrapper): SQL {
  return sql`folded_text(${text})`;
}

/** Whether a folded text holds each of these folded words; undefined without any. */
export function hasWords(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => sql`${text} like ${`%${word}%`}`));
}
