import { narrowingWords, queryWords, stemPrefixes, toTsQuery } from './search-query.ts';

/** Words that people write, and the folded words that the catalogue has for them. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}

/** Synonyms by the stems of their terms, made once and asked for every search. */
export type SynonymBook = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A book without synonyms. */
export const noSynonyms: SynonymBook = new Map();

/** The longest term of a synonym, in words. */
export const mostTermWords = 3;

/** The letter of each pair that stands for both: "kanat" and "kanadı" begin alike. */
const firstOfPair: Readonly<Record<string, string>> = { p: 'b', k: 'g', t: 'd' };

/** Makes a book of synonyms; several of one term all count. */
export function readSynonyms(synonyms: readonly Synonym[]): SynonymBook {
  const book = new Map<string, (readonly string[])[]>();
  for (const { term, meaning } of synonyms) {
    const key = keyOf(queryWords(term));
    const words = narrowingWords(queryWords(meaning));
    if (key === '' || words.length === 0) continue;
    book.set(key, [...(book.get(key) ?? []), words]);
  }
  return book;
}

/** The words of a query, each once, and after them the words that they may stand for. */
export function withMeanings(words: readonly string[], book: SynonymBook): string[] {
  const meanings = partsOf(words, book).flatMap((part) => part.meanings.flat());
  return [...new Set([...words, ...meanings])];
}

/**
 * Writes words as a query for PostgreSQL's `to_tsquery('simple', …)` that is also content with what they stand for:
 * `((gemi:* & tur:*) | kruvaziyer:*) & (kitap:* | kitab:*)`. Undefined where the words narrow nothing.
 */
export function toMeantQuery(words: readonly string[], book: SynonymBook): string | undefined {
  const terms = partsOf(narrowingWords(words), book).flatMap((part) => {
    const ways = [part.words, ...part.meanings].flatMap((way) => toTsQuery(way) ?? []);
    const [only] = ways;
    if (only === undefined) return [];
    return ways.length === 1 ? [only] : [`(${ways.map((way) => `(${way})`).join(' | ')})`];
  });
  return terms.length > 0 ? terms.join(' & ') : undefined;
}

/** Words of a query that mean something together, or one that stands for itself. */
interface Part {
  readonly words: readonly string[];
  readonly meanings: readonly (readonly string[])[];
}

/** From the left, the longest terms first. */
function partsOf(words: readonly string[], book: SynonymBook): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at, book);
    parts.push(part);
    at += part.words.length;
  }
  return parts;
}

function partAt(words: readonly string[], at: number, book: SynonymBook): Part {
  for (let length = Math.min(mostTermWords, words.length - at); length > 0; length--) {
    const some = words.slice(at, at + length);
    const meanings = book.get(keyOf(some));
    if (meanings !== undefined) return { words: some, meanings };
  }
  return { words: words.slice(at, at + 1), meanings: [] };
}

/** What all forms of the words have in common. */
function keyOf(words: readonly string[]): string {
  return words.map(stemKey).join(' ');
}

/** Of short words more is cut than the search may cut: what is compared here are terms that somebody chose. */
function stemKey(word: string): string {
  const [kept = word] = stemPrefixes(word);
  const stem = kept.replace(/(?<=^.{3,})(?:l[ae]r)?[iu]?$/, '');
  const last = firstOfPair[stem.slice(-1)];
  return last === undefined ? stem : stem.slice(0, -1) + last;
}
