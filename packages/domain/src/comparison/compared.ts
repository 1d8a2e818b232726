import { readLoanChoice } from '../loan/loan-choice.ts';
import { slugOf } from '../text/slug.ts';
import { LONGEST_COMPARED, MOST_COMPARED } from './compared-size.ts';

const LONGEST_SLUG = 120;

/** What an address asks to be compared: campaigns by their slugs, and banks' offers of loans. */
export interface Compared {
  /** The campaigns' slugs and the loans, each once, in the order of the address; at most four. */
  readonly words: readonly string[];
  readonly slugs: readonly string[];
  /** As `writeLoanChoice` writes them. */
  readonly loans: readonly string[];
  /** Those of the slugs that stood there more than once. */
  readonly doubled: readonly string[];
  /** Number of requested campaigns beyond the limit. */
  readonly beyond: number;
}

/** Reads what stands in an address, separated by commas; what is neither a slug nor a loan is passed over. */
export function readCompared(list: string): Compared {
  const asked = list
    .slice(0, LONGEST_COMPARED)
    .split(',')
    .map((word) => (isLoan(word) ? word : slugOf(word)))
    .filter((word) => word !== '' && word.length <= LONGEST_SLUG);
  const once = [...new Set(asked)];
  const words = once.slice(0, MOST_COMPARED);
  const slugs = words.filter((word) => !isLoan(word));
  return {
    words,
    slugs,
    loans: words.filter(isLoan),
    doubled: slugs.filter((slug) => asked.indexOf(slug) !== asked.lastIndexOf(slug)),
    beyond: once.length - words.length,
  };
}

function isLoan(word: string): boolean {
  return readLoanChoice(word) !== undefined;
}
