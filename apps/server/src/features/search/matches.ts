import { madeOnce } from '@ayrac/domain/made-once.ts';
import { genericNouns, stemPrefixes } from '@ayrac/domain/search/search-query.ts';
import { foldedWords, foldTurkish, lowerTurkish } from '@ayrac/domain/text/turkish.ts';

const NAMED_MATCHES = 6;

/** What has a name that searches look at, perhaps an English one, too. */
interface Named {
  readonly name: string;
  readonly nameEn?: string | null;
  readonly campaigns: number;
}

// The rows are those of all searches.
const wordsOf = madeOnce(({ name, nameEn }: Named) => [...foldedWords(name), ...foldedWords(nameEn ?? '')]);

/** The rows whose name holds a word that begins like one of the query's, the fullest first. */
export function named<Row extends Named>(rows: readonly Row[], words: readonly string[]): Row[] {
  const beginnings = words.flatMap(stemPrefixes);
  const isNamed = (row: Row) =>
    wordsOf(row).some((part) => beginnings.some((beginning) => part.startsWith(beginning)));
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
