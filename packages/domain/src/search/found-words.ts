import { foldTurkish } from '../text/turkish.ts';
import { narrowingWords, stemPrefixes } from './search-query.ts';

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
  // Alternates between words and the text between them.
  for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (piece === '') continue;
    const found = /^[\p{L}\p{M}\p{N}]/u.test(piece) && isFound(piece);
    const last = parts.at(-1);
    if (last?.isFound === found) parts[parts.length - 1] = { text: last.text + piece, isFound: found };
    else parts.push({ text: piece, isFound: found });
  }
  return parts;
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}
