import { foldTurkish } from '../text/turkish.ts';
import { narrowingWords, stemPrefixes } from './search-query.ts';

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Parts a text at the words that a search found, whole with their suffixes: `queried` are the folded words of the query. They are compared folded and cut
 * from the text as it is written. Words that are true of every campaign are not marked; numbers are found whole.
 */
export function markFound(text: string, queried: readonly string[]): TextPart[] {
  return foundMarker(queried)(text);
}

/** The same for many texts. */
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
  // The titles of one list share many of their words.
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
  // Words and what stands between them, in turns.
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
