import { foldedWords } from '../text/turkish.ts';
import { phraseBook } from './phrase-book.ts';
import { decisiveParts, type NameBook, type QueryPart } from './synonym.ts';
import { isInCase, likenessOf, rootsOf } from './turkish-roots.ts';

/** Item with its names in one or two languages, and the names of its ancestors. */
export interface Named<Item> {
  readonly item: Item;
  readonly names: readonly string[];
  /** Those of its names that are not Turkish. */
  readonly foreign?: readonly string[];
  /** Names of its ancestors: "kadın" tells which kind of dresses. */
  readonly within: readonly string[];
}

/** Index of names by the roots of their words. It is built once and used by every search. */
export interface NameIndex<Item> {
  /** Indexes of the entries that contain a word. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  readonly entries: readonly NameEntry<Item>[];
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Short words of foreign names, which have no Turkish endings: "menü" does not match "Men". */
  readonly uninflected: ReadonlySet<string>;
  readonly book: NameBook;
  /** Cache of index words similar to a query word, with their likeness. */
  readonly alike: Map<string, ReadonlyMap<string, number>>;
}

interface NameEntry<Item> {
  readonly item: Item;
  /** The whole names, and both parts of a name with a conjunction, such as "yatak ve baza". */
  readonly sides: readonly Side[];
  readonly within: ReadonlySet<string>;
}

interface Side {
  readonly words: readonly string[];
  /** Whether it is only one part of a name with a conjunction. */
  readonly isPart: boolean;
}

/** How well an item matches a query, from 0 to 1. */
export interface Fit<Item> {
  readonly item: Item;
  readonly fit: number;
  /** Whether the query begins with its whole name. */
  readonly isNamed: boolean;
}

/** Limit of the cache of similar words. */
const MOST_CACHED = 5_000;

const conjunctions = new Set(['ve', 'and']);

// Weights of a match.
/** Share of the query's matched words in the fit. The rest is the share of the name's own words that were matched. */
const QUERY_SHARE = 0.65;
/** One part of a name with a conjunction, compared with a whole name. */
const SIDE_WEIGHT = 0.97;
/** The last part of a query, its main noun, compared with the others. */
const HEAD_WEIGHT = 1.06;
/** A word of an ancestor's name, compared with one of the name itself. */
const ANCESTOR_WEIGHT = 0.7;
/** A meaning of a word, compared with the word itself. */
const MEANING_WEIGHT = 0.99;
/** A word that is still being typed, compared with a complete one. */
const PREFIX_WEIGHT = 0.75;
const SHORTEST_PREFIX = 2;
/** A shorter word of a name matches a whole name or a meaning only if equal: "koltuk takımı" does not match "takı". */
const SHORTEST_INFLECTED = 5;

/** Builds an index of names. */
export function nameIndex<Item>(named: readonly Named<Item>[]): NameIndex<Item> {
  const entries = named.map(({ item, names, within }) => ({
    item,
    sides: names.flatMap((name) => sidesOf(foldedWords(name))),
    within: new Set(within.flatMap(foldedWords).filter((word) => !conjunctions.has(word))),
  }));
  const words = new Map<string, string[]>();
  for (const word of new Set(entries.flatMap(({ sides, within }) => [...wordsIn(sides), ...within]))) {
    for (const root of rootsOf(word).keys()) words.set(root, [...(words.get(root) ?? []), word]);
  }
  const phrases = entries.flatMap(({ sides }) => sides).map((side) => ({ words: side.words, value: null }));
  const having = new Map<string, number[]>();
  for (const [place, { sides }] of entries.entries()) {
    for (const word of new Set(wordsIn(sides))) having.set(word, [...(having.get(word) ?? []), place]);
  }
  return {
    entries,
    having,
    words,
    uninflected: uninflectedIn(named),
    book: phraseBook(phrases),
    alike: new Map(),
  };
}

function uninflectedIn(named: readonly Named<unknown>[]): ReadonlySet<string> {
  const own = named.flatMap(({ names, foreign = [] }) => names.filter((name) => !foreign.includes(name)));
  const foreignWords = new Set(named.flatMap(({ foreign = [] }) => foreign.flatMap(foldedWords)));
  const short = [...foreignWords].filter((word) => word.length < SHORTEST_INFLECTED);
  const known = new Set(own.flatMap(foldedWords));
  return new Set(short.filter((word) => !known.has(word)));
}

/** Returns a name without conjunctions, and the parts that they join. */
function sidesOf(words: readonly string[]): Side[] {
  const at = words.findIndex((word) => conjunctions.has(word));
  const whole = words.filter((word) => !conjunctions.has(word));
  if (whole.length === 0) return [];
  const parts = at <= 0 ? [] : [words.slice(0, at), words.slice(at + 1)].filter((part) => part.length > 0);
  return [{ words: whole, isPart: false }, ...parts.map((part) => ({ words: part, isPart: true }))];
}

function wordsIn(sides: readonly Side[]): string[] {
  return sides.flatMap(({ words }) => words);
}

/** Options for matching a query. */
export interface FitOptions {
  /** Whether the last word is still being typed. Words that begin with it then match, too. */
  readonly isTyping?: boolean;
}

/**
 * Returns the items that match a query, best first. Equal matches keep their order. While typing, items whose name
 * contains the last word come first, unless it is known itself and follows others.
 */
export function rankByFit<Item>(
  parts: readonly QueryPart[],
  { entries, having, words, uninflected, alike }: NameIndex<Item>,
  { isTyping = false }: FitOptions = {},
): Fit<Item>[] {
  const decisive = decisiveParts(parts);
  const last = isTyping ? parts.at(-1) : undefined;
  const lastWord = last?.words.at(-1);
  const likenesses = (word: string) => {
    const isBegun = word === lastWord;
    const key = isBegun ? `${word}…` : word;
    const there = alike.get(key) ?? wordsLike(word, { words, uninflected }, isBegun);
    if (alike.size >= MOST_CACHED) alike.clear();
    alike.set(key, there);
    return there;
  };
  const queryWords = decisive.flatMap(({ ways }) => ways.flat());
  const met = new Set(queryWords.flatMap((word) => [...likenesses(word).keys()]));
  // What is known has been typed to its end, unless nothing else has been typed: "kask" is a helmet and begins "kasko".
  const isOpen = last !== undefined && (!last.isKnown || parts.length === 1);
  const begun = new Set(isOpen && lastWord !== undefined ? likenesses(lastWord).keys() : []);
  const places = new Set([...met].flatMap((word) => having.get(word) ?? []));
  return [...places]
    .toSorted((left, right) => left - right)
    .flatMap((place) => entries[place] ?? [])
    .map(({ item, sides, within }) => ({
      item,
      fit: Math.max(0, ...sides.map((side) => fitOf(decisive, side, within, likenesses))),
      isNamed: isNamed(decisive, sides[0]?.words ?? []),
      isSeen: wordsIn(sides).some((word) => begun.has(word)),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((left, right) => Number(right.isSeen) - Number(left.isSeen) || right.fit - left.fit);
}

/**
 * Whether a query begins with a name, in whichever spelling, with no endings but those of cases: "garantiden kredi" is
 * about the bank, a "garantili telefon" is not.
 */
function isNamed(parts: readonly QueryPart[], name: readonly string[]): boolean {
  const begins = (words: readonly string[]) =>
    name.length > 0 &&
    name.every((word, place) => {
      const queried = words[place] ?? '';
      return queried === word || (place === name.length - 1 && isInCase(queried, word));
    });
  const isFirst = parts[0]?.ways.some((way) => way.length === name.length && begins(way)) ?? false;
  return isFirst || begins(parts.flatMap(({ words }) => words));
}

type Likenesses = (word: string) => ReadonlyMap<string, number>;

function wordsLike(
  word: string,
  { words: index, uninflected }: Pick<NameIndex<unknown>, 'words' | 'uninflected'>,
  isBeginning: boolean,
) {
  const found = new Map<string, number>();
  for (const root of rootsOf(word).keys()) {
    for (const other of index.get(root) ?? []) {
      if (!uninflected.has(other) || [other, `${other}s`].includes(word))
        found.set(other, likenessOf(word, other));
    }
  }
  if (isBeginning && word.length >= SHORTEST_PREFIX) {
    for (const other of new Set([...index.values()].flat())) {
      if (other.startsWith(word)) found.set(other, Math.max(found.get(other) ?? 0, PREFIX_WEIGHT));
    }
  }
  return found;
}

function fitOf(
  parts: readonly QueryPart[],
  { words: side, isPart }: Side,
  within: ReadonlySet<string>,
  likenesses: Likenesses,
): number {
  const met = new Map<string, number>();
  let covered = 0;
  let total = 0;
  for (const [place, { words, ways, isKnown, isName }] of parts.entries()) {
    // The main noun comes last in Turkish and in English compounds: in "çocuğuma kreş" it is the nursery. It weighs
    // slightly more.
    const weight = words.length * (place === parts.length - 1 ? HEAD_WEIGHT : 1);
    const best = ways
      .map((way, of) => ({
        ...coverOf({ way, isKnown, isName: isName || of > 0 }, side, within, likenesses),
        share: of === 0 ? 1 : MEANING_WEIGHT,
      }))
      .reduce((left, right) => (right.cover * right.share > left.cover * left.share ? right : left));
    for (const [word, likeness] of best.met)
      met.set(word, Math.max(met.get(word) ?? 0, likeness * best.share));
    covered += best.cover * best.share * weight;
    total += weight;
  }
  if (met.size === 0 || total === 0) return 0;
  const named = side.reduce((sum, word) => sum + (met.get(word) ?? 0), 0) / side.length;
  return (QUERY_SHARE * covered) / total + (1 - QUERY_SHARE) * named * (isPart ? SIDE_WEIGHT : 1);
}

/** One reading of a part of the query. */
interface Reading {
  readonly way: readonly string[];
  /** Whether the part is a phrase with a meaning of its own. */
  readonly isKnown: boolean;
  /** Whether it is written like a name, or like a meaning. */
  readonly isName: boolean;
}

/** What a name covers of a reading. */
interface Cover {
  /** How much, from 0 to 1. */
  readonly cover: number;
  /** The matching words of the name, with their likeness. */
  readonly met: ReadonlyMap<string, number>;
}

const nothing: Cover = { cover: 0, met: new Map() };

/**
 * Returns what a name and its ancestors cover of a reading. Of a phrase with a meaning of its own they must cover at
 * least half, and the main noun: "ev tekstili", meant by curtains, is no "ev interneti".
 */
function coverOf(
  { way, isKnown, isName }: Reading,
  side: readonly string[],
  within: ReadonlySet<string>,
  likenesses: Likenesses,
): Cover {
  const met = new Map<string, number>();
  const covers = way.map((word) => {
    let best = 0;
    let around = 0;
    for (const [other, likeness] of likenesses(word)) {
      if (isName && other !== word && other.length < SHORTEST_INFLECTED) continue;
      if (side.includes(other)) {
        best = Math.max(best, likeness);
        met.set(other, Math.max(met.get(other) ?? 0, likeness));
      } else if (within.has(other)) around = Math.max(around, likeness * ANCESTOR_WEIGHT);
    }
    return Math.max(best, around);
  });
  const isHeadCovered = (covers.at(-1) ?? 0) > 0;
  const isHalfCovered = covers.filter((cover) => cover > 0).length >= way.length / 2;
  if (isKnown && !(isHeadCovered && isHalfCovered)) return nothing;
  return { cover: covers.reduce((sum, cover) => sum + cover, 0) / way.length, met };
}
