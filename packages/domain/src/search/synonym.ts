import { type Phrase, type PhraseBook, phraseBook, phrasesAt } from './phrase-book.ts';
import { isSoftWord, narrowingWords, queryWords, type TsQueryOptions, toTsQuery } from './search-query.ts';

/** Words that people write, and the folded words that the catalogue has for them. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}

/** Synonyms by their terms, made once and asked for every search. */
export type SynonymBook = PhraseBook<readonly string[]>;

/** What the catalogue calls its brands and categories: words that stand for themselves. */
export type NameBook = PhraseBook<null>;

/** A book without synonyms, or without names. */
export const noSynonyms: SynonymBook = phraseBook([]);
export const noNames: NameBook = phraseBook([]);

/** The longest term of a synonym, in words. */
export const mostTermWords = 3;

/** Makes a book of synonyms; several of one term all count. */
export function readSynonyms(synonyms: readonly Synonym[]): SynonymBook {
  return phraseBook(
    synonyms.flatMap(({ term, meaning }): Phrase<readonly string[]>[] => {
      const value = narrowingWords(queryWords(meaning));
      return value.length === 0 ? [] : [{ words: queryWords(term), value }];
    }),
  );
}

/** Words of a query that mean something together, or one that stands for itself. */
export interface QueryPart {
  readonly words: readonly string[];
  /** The words themselves, otherwise parted where they are a compound, and what they stand for. */
  readonly ways: readonly (readonly string[])[];
  /** It says what kind of offer is looked for and nothing of the thing: "ucuz", "kampanyalı". */
  readonly isSoft: boolean;
  /** A synonym or a name is written so. */
  readonly isKnown: boolean;
}

/** Parts a query from the left, the longest phrases first; a name is what it says and is not read as something else. */
export function partsOf(
  words: readonly string[],
  book: SynonymBook,
  names: NameBook = noNames,
): readonly QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at, book, names);
    parts.push(part);
    at += part.words.length;
  }
  return parts;
}

function partAt(words: readonly string[], at: number, book: SynonymBook, names: NameBook): QueryPart {
  const synonym = phrasesAt(book, words, at);
  const name = phrasesAt(names, words, at);
  const length = Math.max(synonym?.length ?? 1, name?.length ?? 1);
  const own = words.slice(at, at + length);
  const isNamed = name?.length === length && (synonym?.length !== length || name.likeness > synonym.likeness);
  const found = isNamed ? name : synonym?.length === length ? synonym : undefined;
  const written = (found?.phrases ?? []).map((phrase) => phrase.words);
  const meanings = isNamed
    ? []
    : (found === synonym ? (synonym?.phrases ?? []) : []).map(({ value }) => value);
  // Parted otherwise than the phrase is: "buz dolabı".
  const compounds = written.filter((phrase) => phrase.length !== own.length);
  return {
    words: own,
    ways: unique([own, ...compounds, ...meanings]),
    isSoft: found === undefined && own.every(isSoftWord),
    isKnown: found !== undefined,
  };
}

function unique(ways: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}

/** The words that decide what is found; words that say nothing of the thing count where there are no others. */
export function decisiveParts(parts: readonly QueryPart[]): readonly QueryPart[] {
  const narrowing = parts.filter(({ words }) => narrowingWords(words).length > 0);
  const decisive = narrowing.filter(({ isSoft }) => !isSoft);
  return decisive.length > 0 ? decisive : narrowing;
}

/** The words of a query, each once, and after them the words that they may stand for. */
export function withMeanings(words: readonly string[], book: SynonymBook): string[] {
  const meanings = partsOf(words, book).flatMap(({ ways }) => ways.flat());
  return [...new Set([...words, ...meanings])];
}

/**
 * Writes words as a query for PostgreSQL's `to_tsquery('simple', …)` that is also content with what they stand for:
 * `((gemi:* & tur:*) | kruvaziyer:*) & (kitap:* | kitab:*)`. Undefined where the words narrow nothing.
 */
export function toMeantQuery(words: readonly string[], book: SynonymBook): string | undefined {
  return queryOfParts(partsOf(words, book));
}

/** The same for a query that was parted already. */
export function queryOfParts(parts: readonly QueryPart[], options?: TsQueryOptions): string | undefined {
  const terms = decisiveParts(parts).flatMap((part) => {
    const ways = part.ways.flatMap((way) => toTsQuery(narrowingWords(way), options) ?? []);
    const [only] = ways;
    if (only === undefined) return [];
    return ways.length === 1 ? [only] : [`(${ways.map((way) => `(${way})`).join(' | ')})`];
  });
  return terms.length > 0 ? terms.join(' & ') : undefined;
}
