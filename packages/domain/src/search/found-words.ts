import { foldTurkish } from '../text/turkish.ts';
import { narrowingWords } from './common-words.ts';
import { stemPrefixes } from './search-query.ts';

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Part of a text, and whether it is a search hit. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text at the words that a search found, including their suffixes. `queried` are the folded words of the
 * query. Words are compared folded, but returned as written. Generic words that apply to every campaign are not marked;
 * numbers must match as a whole.
 */
export function markFound(text: string, queried: readonly string[]): TextPart[] {
  return foundMarker(queried)(text);
}

/** Returns `markFound` for many texts, so that the query is prepared only once. */
export function foundMarker(queried: readonly string[]): (text: string) => TextPart[] {
  const words = narrowingWords(queried);
  const numbers = new Set(words.filter(isNumber));
  const beginnings = [...new Set(words.filter((word) => !isNumber(word)).flatMap(stemPrefixes))];
  const isOne = (written: string) => {
    const folded = foldTurkish(written);
    return isNumber(folded)
      ? numbers.has(folded)
      : beginnings.some((beginning) => folded.startsWith(beginning));
  };
  // Caches results, because the titles of a list share many words.
  const known = new Map<string, boolean>();
  const isFound = (written: string) => {
    const is = known.get(written) ?? isOne(written);
    known.set(written, is);
    return is;
  };
  return (text) => partText(text, isFound);
}

function partText(text: string, isFound: (written: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    if (!isFound(written)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: written, isFound: true });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}
