import { foldTurkish } from '../text/turkish.ts';
import { queryWords, stemPrefixes } from './search-query.ts';

/** Signs from which on a term has suggestions. */
export const shortestSuggestedTerm = 2;

/** So many rows of suggestions are shown at most. */
export const mostSuggestions = 8;

// As long as campaigns fill the rest, categories and brands take so many rows each.
const mostPerKind = 2;

/** What was found for a term, by its kind, the best of each first. */
export interface FoundKinds<Category, Brand, Campaign> {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
  readonly campaigns: readonly Campaign[];
}

/**
 * Shares at least four rows among the kinds: two categories and two brands, campaigns for the rest; rows that are left over
 * by campaigns go to further categories and then to further brands.
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

/** A piece of a text; those that match a term are set off. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Cuts a text where its words begin like those of a term, whatever their case, letters and endings: "sigorta" sets
 * off the beginning of "Sigortası". The parts together are the text.
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

/** How much of a word its first so many folded letters take: a sign may fold to two letters, a mark to none. */
function lengthOfFold(word: string, folded: number): number {
  let taken = 0;
  for (const sign of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (foldTurkish(word.slice(0, taken)).length >= folded) return taken;
    taken += sign.length;
  }
  return word.length;
}

const mostRecentTerms = 5;

/** Puts a term before those that were searched lately, each once whatever its case, five at most. */
export function withRecentTerm(terms: readonly string[], term: string): string[] {
  const key = foldTurkish(term);
  return [term, ...terms.filter((known) => foldTurkish(known) !== key)].slice(0, mostRecentTerms);
}
