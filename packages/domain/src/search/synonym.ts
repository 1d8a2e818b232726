import { isPlace, isSoftWord, isVerb, narrowingWords } from './common-words.ts';
import { mostPhraseWords, type Phrase, type PhraseBook, phraseBook, phrasesOf } from './phrase-book.ts';
import { inDigits, queryWords, stemPrefixes, type TsQueryOptions, toTsQuery } from './search-query.ts';

/** Words that people use, and the folded words of the catalogue that they mean. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}

/** Index of synonyms by their terms. It is built once and used by every search. */
export type SynonymBook = PhraseBook<readonly string[]>;

/** Index of the names of brands and categories. They mean themselves. */
export type NameBook = PhraseBook<null>;

const noNames: NameBook = phraseBook([]);

/** Builds an index of synonyms. Several meanings of one term are all kept. */
export function readSynonyms(synonyms: readonly Synonym[]): SynonymBook {
  return phraseBook(
    synonyms.flatMap(({ term, meaning }): Phrase<readonly string[]>[] => {
      const value = narrowingWords(queryWords(meaning));
      return value.length === 0 ? [] : [{ words: anywhere(headLast(queryWords(term))), value }];
    }),
  );
}

const anyPlace = 'istanbul';

/**
 * Writes one place for all, and small numbers in digits: "istanbul otel" is also a term for "ankarada otel", and "dört
 * mevsim lastik" for "4 mevsim lastik".
 */
function anywhere(words: readonly string[]): readonly string[] {
  return words.map((word) => (isPlace(word) ? anyPlace : inDigits(word)));
}

/** Whether words of a query are a term of the synonyms. */
export function isTerm(words: readonly string[], book: SynonymBook): boolean {
  return phrasesOf(book, anywhere(words)) !== undefined;
}

/** Part of a query: words with a common meaning, or a single word. */
export interface QueryPart {
  readonly words: readonly string[];
  /** Alternative readings: the words themselves, a compound with other spaces, and the meanings of synonyms. */
  readonly ways: readonly (readonly string[])[];
  /** Whether it only describes the kind of offer, such as "ucuz" or "kampanyalı". */
  readonly isSoft: boolean;
  /** Whether it matches a synonym or a name. */
  readonly isKnown: boolean;
  /** Whether it is a whole name of several words, written as there. */
  readonly isName: boolean;
}

/**
 * Splits a query into parts, so that phrases cover as much of it as possible, preferring longer ones. Soft words may
 * stand between the words of a phrase. A name means itself and is not read as a synonym.
 */
export function partsOf(
  queried: readonly string[],
  book: SynonymBook,
  names: NameBook = noNames,
): readonly QueryPart[] {
  const words = headLast(queried);
  const parts = bestParts(words, book, names);
  const softParts = parts.filter(({ isSoft }) => isSoft);
  const soft = new Set(softParts.flatMap((part) => part.words));
  const firm = words.filter((word) => !soft.has(word));
  if (firm.length === 0) return parts;
  // Each different order is parted once, because every search passes through here.
  const orders = new Map([firm, ...otherOrders(words)].map((some) => [some.join(' '), some]));
  orders.delete(words.join(' '));
  const closest = [...orders.values()]
    .map((some) => bestParts(some, book, names))
    .reduce((left, right) => (right.length < left.length ? right : left), parts);
  const withVerb = withFarVerb(words, softParts, book, names);
  if (withVerb !== undefined && withVerb.length <= closest.length) {
    return [...withVerb, ...softParts.filter((part) => !part.words.some(isVerb))];
  }
  return closest.length < parts.length - softParts.length ? [...closest, ...softParts] : parts;
}

const afterHead = new Set(['for', 'with']);

/**
 * Turns an English phrase around so that its main noun comes last: "loan for a car" is a car loan, and "hotel with pool"
 * is no pool.
 */
function headLast(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => afterHead.has(word));
  return at > 0 && at < words.length - 1 ? [...words.slice(at + 1), ...words.slice(0, at)] : words;
}

/**
 * Returns other orders of the firm words, in which they may form a phrase: "araba almak için kredi" is a car loan, and
 * so is "kredi araba".
 */
function otherOrders(words: readonly string[]): (readonly string[])[] {
  const plain = words.filter((word) => !isSoftWord(word));
  if (plain.length < 2) return [];
  return plain.length === 2 ? [plain, plain.toReversed()] : [plain];
}

/**
 * Returns the parts of a query whose verb forms a phrase with a word farther away: "paramı nerede değerlendireyim".
 * Undefined for all other queries.
 */
function withFarVerb(
  words: readonly string[],
  softParts: readonly QueryPart[],
  book: SynonymBook,
  names: NameBook,
): readonly QueryPart[] | undefined {
  const between = new Set(softParts.flatMap((part) => part.words).filter((word) => !isVerb(word)));
  const telling = words.filter((word) => !between.has(word));
  if (between.size === 0 || !telling.some(isVerb)) return undefined;
  const parts = bestParts(telling, book, names);
  return parts.some((part) => part.words.length > 1 && part.words.some(isVerb)) ? parts : undefined;
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

/**
 * Reads some words as one part, and returns it with its score. Long phrases score highest. Several words that form no
 * phrase give undefined.
 */
function partOf(own: readonly string[], book: SynonymBook, names: NameBook) {
  const synonym = phrasesOf(book, anywhere(own));
  const name = phrasesOf(names, own);
  const isNamed = (name?.likeness ?? 0) > (synonym?.likeness ?? 0);
  const best = isNamed ? name : synonym;
  const isMeant = own.some((word) => !isSoftWord(word) || isVerb(word)) || best?.likeness === 1;
  const found = isMeant ? best : undefined;
  if (found === undefined && own.length > 1) return undefined;
  // Compounds that the phrase writes with other spaces, such as "buz dolabı", and known words with another ending: titles
  // contain "kasko", not "kaskom".
  const spellings = (found?.phrases ?? [])
    .map((phrase) => phrase.words)
    .filter((phrase) => phrase.length !== own.length || !isFoundBy(anywhere(own), phrase));
  const meanings = found === synonym ? (synonym?.phrases ?? []).map(({ value }) => value) : [];
  const part: QueryPart = {
    words: own,
    ways: unique([own, ...spellings, ...meanings]),
    isSoft: found === undefined && own.every(isSoftWord),
    isKnown: found !== undefined,
    isName: own.length > 1 && name?.likeness === 1,
  };
  const worth =
    found === undefined ? 0 : own.length ** 2 * (found.likeness + (name === undefined ? 0 : ofName));
  return { part, worth };
}

/** Whether a search for some words also finds others, which are as many. */
function isFoundBy(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word, place) =>
    stemPrefixes(word).some((prefix) => (others[place] ?? '').startsWith(prefix)),
  );
}

function unique(ways: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(ways.map((way) => [way.join(' '), way])).values()];
}

/** Returns the parts that decide on the results. Soft words count only when there are no others. */
export function decisiveParts(parts: readonly QueryPart[]): readonly QueryPart[] {
  const narrowing = parts.filter(({ words }) => narrowingWords(words).length > 0);
  const decisive = narrowing.filter(({ isSoft }) => !isSoft);
  return decisive.length > 0 ? decisive : narrowing;
}

/**
 * Writes parts as a text search query (`tsquery`) of PostgreSQL that also matches their meanings: `((gemi:* & tur:*) |
 * kruvaziyer:*) & (kitap:* | kitab:*)`. Undefined when they narrow nothing.
 */
export function queryOfParts(parts: readonly QueryPart[], options?: TsQueryOptions): string | undefined {
  const terms = decisiveParts(parts).flatMap((part) => {
    const ways = part.ways.flatMap((way) => toTsQuery(narrowingWords(way), options) ?? []);
    const [only] = ways;
    if (only === undefined) return [];
    return ways.length === 1 ? [only] : [`(${ways.map((way) => `(${way})`).join(' | ')})`];
  });
  return terms.length > 0 ? terms.join(' & ') : undefined;
}

/**
 * Splits a query that is one expression of several words, such as "kara cuma", into a query for the expression itself
 * and one for its meanings. Relevance is ranked by single words, and a caravan ("karavan") has nothing to do with a
 * Black Friday. Undefined for all other queries.
 */
export function expressionOf(
  parts: readonly QueryPart[],
): { readonly itself: string; readonly meanings: string } | undefined {
  const [part, ...others] = decisiveParts(parts);
  if (part === undefined || others.length > 0 || part.words.length < 2) return undefined;
  const itself = toTsQuery(part.words, { isWhole: true });
  const meanings = queryOfParts([{ ...part, ways: part.ways.slice(1) }], { isWhole: true });
  return itself === undefined || meanings === undefined ? undefined : { itself, meanings };
}

/**
 * Returns a query for titles and brands with the expression itself, where a query is one of several words that means something
 * called otherwise: a campaign of an "oyun bilgisayarı" comes before other laptops. Undefined for names of the catalogue,
 * which many titles mention in passing, and for all other queries.
 */
export function titleExpressionOf(parts: readonly QueryPart[], names: NameBook): string | undefined {
  const [part, ...others] = decisiveParts(parts);
  if (part === undefined || others.length > 0 || part.words.length < 2 || !part.isKnown) return undefined;
  if (phrasesOf(names, part.words) !== undefined) return undefined;
  return part.words
    .map(
      (word) =>
        `(${stemPrefixes(word)
          .map((stem) => `${stem}:*A`)
          .join(' | ')})`,
    )
    .join(' <-> ');
}

/** Returns the soft words beside the decisive ones. Results that contain them are listed first. */
export function softWords(parts: readonly QueryPart[]): readonly string[] {
  const decisive = decisiveParts(parts);
  return parts.filter((part) => !decisive.includes(part)).flatMap(({ words }) => narrowingWords(words));
}

/** Writes a query for any of some words. Undefined when there are none. */
export function anyOf(words: readonly string[]): string | undefined {
  const terms = words.flatMap((word) => toTsQuery([word], { isWhole: true }) ?? []);
  return terms.length === 0 ? undefined : terms.join(' | ');
}
