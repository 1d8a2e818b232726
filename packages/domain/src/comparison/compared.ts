import { readLoanChoice } from '../loan/loan-choice.ts';
import { slugOf } from '../text/slug.ts';
import { LONGEST_COMPARED, MOST_COMPARED } from './compared-size.ts';

const LONGEST_SLUG = 120;

/** Items that an address asks to compare: campaigns by their slugs, and banks' loan offers. */
export interface Compared {
  /** Slugs and loans without duplicates, in the order of the address; at most `MOST_COMPARED`. */
  readonly words: readonly string[];
  readonly slugs: readonly string[];
  /** Loans in the notation of `writeLoanChoice`. */
  readonly loans: readonly string[];
  /** Slugs that the address contains more than once. */
  readonly doubled: readonly string[];
  /** Number of requested campaigns and loans beyond the limit. */
  readonly beyond: number;
}

/**
 * Reads the comma-separated list of an address. Words that are not loans are turned into slugs; empty and overlong
 * words are ignored.
 */
export function readCompared(list: string): Compared {
  const entries = list
    .slice(0, LONGEST_COMPARED)
    .split(',')
    .map((word) => (isLoan(word) ? word : slugOf(word)))
    .filter((word) => word !== '' && word.length <= LONGEST_SLUG);
  const once = [...new Set(entries)];
  const words = once.slice(0, MOST_COMPARED);
  const slugs = words.filter((word) => !isLoan(word));
  return {
    words,
    slugs,
    loans: words.filter(isLoan),
    doubled: slugs.filter((slug) => entries.indexOf(slug) !== entries.lastIndexOf(slug)),
    beyond: once.length - words.length,
  };
}

function isLoan(word: string): boolean {
  return readLoanChoice(word) !== undefined;
}
