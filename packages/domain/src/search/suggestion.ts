import { foldTurkish } from '../text/turkish.ts';
import { queryWords, stemPrefixes } from './search-query.ts';

/** Shortest term with suggestions, in characters. */
export const shortestSuggestedTerm = 2;

/** Most suggestions shown. */
export const mostSuggestions = 8;

// Rows for categories and for brands, as long as campaigns fill the rest.
const mostPerKind = 2;

/** Results for a term by kind, the best of each first. */
export interface FoundKinds<Category, Brand, Campaign> {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly campaigns: readonly Campaign[];
}

/**
 * Distributes `rows` (at least four) among the kinds: two categories, two brands, and campaigns for the rest. Rows that
 * campaigns leave free go to further categories, then to further brands.
 */
export function shareSuggestions<Category, Brand, Campaign>(
  found: FoundKinds<Category, Brand, Campaign>,
  rows: number,
): FoundKinds<Category, Brand, Campaign> {
  const fewBrands = Math.min(found.brands.length, mostPerKind);
  const fewCategories = Math.min(found.categories.length, mostPerKind);
  const campaigns = found.campaigns.slice(0, rows - fewBrands - fewCategories);
  const categories = found.categories.slice(0, rows - campaigns.length - fewBrands);
  const brands = found.brands.slice(0, rows - campaigns.length - categories.length);
  return { categories, brands, campaigns };
}

/** Part of a text, and whether it matches the term. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text at words that begin like those of a term, ignoring case, Turkish letters and endings: "sigorta" matches
 * the beginning of "Sigortası". All parts joined give the text.
 */
export function matchedParts(text: string, term: string): TextPart[] {
  const beginnings = queryWords(term)
    .flatMap((word) => [word, ...stemPrefixes(word)])
    .toSorted((left, right) => right.length - left.length);
  const parts: { text: string; isMatch: boolean }[] = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  };
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const folded = foldTurkish(piece);
    const beginning = beginnings.find((candidate) => folded.startsWith(candidate));
    const cut = beginning === undefined ? 0 : lengthOfFold(piece, beginning.length);
    add(piece.slice(0, cut), true);
    add(piece.slice(cut), false);
  }
  return parts;
}

/**
 * Returns the length of the part of a word that folds to its first `folded` letters. A character may fold to two
 * letters, a combining mark to none.
 */
function lengthOfFold(word: string, folded: number): number {
  let taken = 0;
  for (const sign of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (foldTurkish(word.slice(0, taken)).length >= folded) return taken;
    taken += sign.length;
  }
  return word.length;
}

const mostRecentTerms = 5;

/** Puts a term first in the list of recent searches, without duplicates in any case, five at most. */
export function withRecentTerm(terms: readonly string[], term: string): string[] {
  const key = foldTurkish(term);
  return [term, ...terms.filter((known) => foldTurkish(known) !== key)].slice(0, mostRecentTerms);
}
