import { genericNouns, stemPrefixes } from '@ayrac/domain/search/search-query.ts';
import { foldTurkish, lowerTurkish } from '@ayrac/domain/text/turkish.ts';

const NAMED_MATCHES = 6;

/** The rows whose name holds a word that begins like one of the query's, the fullest first. */
export function named<Row extends { readonly campaigns: number }>(
  rows: readonly Row[],
  words: readonly string[],
  namesOf: (row: Row) => readonly string[],
): Row[] {
  const beginnings = words.flatMap(stemPrefixes);
  const isNamed = (row: Row) => {
    const parts = namesOf(row).flatMap((name) => foldTurkish(name).split(' '));
    return beginnings.some((beginning) => parts.some((part) => part.startsWith(beginning)));
  };
  return rows
    .filter((row) => row.campaigns > 0 && isNamed(row))
    .toSorted((left, right) => right.campaigns - left.campaigns)
    .slice(0, NAMED_MATCHES);
}

/** Folded words as people write them: known terms are folded, so their letters come from the texts that hold them. */
export function spelled(words: readonly string[], texts: readonly string[]): string {
  const written = [...genericNouns, ...texts].join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const byFold = new Map(written.map((word) => [foldTurkish(word), lowerTurkish(word)]));
  return words.map((word) => byFold.get(word) ?? word).join(' ');
}
