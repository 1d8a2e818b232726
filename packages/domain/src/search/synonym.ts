import { mostPhraseWords, type Phrase, type PhraseBook, phraseBook, phrasesOf } from './phrase-book.ts';
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
const noNames: NameBook = phraseBook([]);

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

/**
 * Parts a query so that as much of it as can be is phrases, the longer the better. Words that say nothing of the thing
 * may stand between those of a phrase; a name is what it says and is not read as something else.
 */
export function partsOf(
  words: readonly string[],
  book: SynonymBook,
  names: NameBook = noNames,
): readonly QueryPart[] {
  const parts = bestParts(words, book, names);
  const soft = new Set(parts.filter(({ isSoft }) => isSoft).flatMap((part) => part.words));
  const said = words.filter((word) => !soft.has(word));
  if (soft.size === 0 || said.length === 0) return parts;
  const closer = bestParts(said, book, names);
  if (closer.length >= parts.length - soft.size) return parts;
  return [...closer, ...parts.filter(({ isSoft }) => isSoft)];
}

interface Parting {
  readonly parts: readonly QueryPart[];
  readonly worth: number;
}

function bestParts(words: readonly string[], book: SynonymBook, names: NameBook): readonly QueryPart[] {
  const best: Parting[] = [{ parts: [], worth: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    const partings = Array.from({ length: Math.min(mostPhraseWords, end) }, (_, place) => {
      const length = place + 1;
      const before = best[end - length];
      const found = partOf(words.slice(end - length, end), book, names);
      if (before === undefined || found === undefined) return [];
      return [{ parts: [...before.parts, found.part], worth: before.worth + found.worth }];
    }).flat();
    best.push(partings.reduce((left, right) => (right.worth > left.worth ? right : left)));
  }
  return best.at(-1)?.parts ?? [];
}

const ofName = 0.3;

/** Some words of a query as one part, and what that is worth: long phrases most; several words without one are none. */
function partOf(own: readonly string[], book: SynonymBook, names: NameBook) {
  const synonym = phrasesOf(book, own);
  const name = phrasesOf(names, own);
  const isNamed = (name?.likeness ?? 0) > (synonym?.likeness ?? 0);
  const best = isNamed ? name : synonym;
  const isSaid = own.some((word) => !isSoftWord(word)) || best?.likeness === 1;
  const found = isSaid ? best : undefined;
  if (found === undefined && own.length > 1) return undefined;
  // Parted otherwise than the phrase is: "buz dolabı".
  const compounds = (found?.phrases ?? [])
    .map((phrase) => phrase.words)
    .filter((phrase) => phrase.length !== own.length);
  const meanings = found === synonym ? (synonym?.phrases ?? []).map(({ value }) => value) : [];
  const part: QueryPart = {
    words: own,
    ways: unique([own, ...compounds, ...meanings]),
    isSoft: found === undefined && own.every(isSoftWord),
    isKnown: found !== undefined,
  };
  const worth =
    found === undefined
      ? 0
      : own.length ** 2 * found.likeness + (name === undefined ? 0 : ofName * own.length);
  return { part, worth };
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

/** The words that say nothing of the thing: among what is found, what has them comes first. */
export function softQuery(parts: readonly QueryPart[]): string | undefined {
  const decisive = decisiveParts(parts);
  const soft = parts.filter((part) => !decisive.includes(part)).flatMap(({ words }) => narrowingWords(words));
  const terms = soft.flatMap((word) => toTsQuery([word], { isWhole: true }) ?? []);
  return terms.length === 0 ? undefined : terms.join(' | ');
}
