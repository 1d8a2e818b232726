import { likenessOf, rootsOf } from './turkish-roots.ts';

/** Longest phrase, in words. */
export const mostPhraseWords = 4;

/** Folded words that have a meaning together. */
export interface Phrase<Value> {
  readonly words: readonly string[];
  readonly value: Value;
}

/** Index of phrases by the roots of their words. It is built once and used by every search. */
export interface PhraseBook<Value> {
  /** By the roots of all words joined to one, and by the roots of the first of several words. */
  readonly joined: ReadonlyMap<string, readonly Phrase<Value>[]>;
  readonly first: ReadonlyMap<string, readonly Phrase<Value>[]>;
}

/** Phrases found in a query: number of matching words, and likeness from 0 to 1. */
export interface FoundPhrase<Value> {
  readonly length: number;
  readonly likeness: number;
  readonly phrases: readonly Phrase<Value>[];
}

// Compounds are matched across spaces only from this length on. Shorter words occur inside too many others.
const shortestCompound = 6;
const enough = 0.85;

/** Builds an index of phrases. Several phrases with the same words are all kept. */
export function phraseBook<Value>(phrases: Iterable<Phrase<Value>>): PhraseBook<Value> {
  const joined = new Map<string, Phrase<Value>[]>();
  const first = new Map<string, Phrase<Value>[]>();
  for (const phrase of phrases) {
    const [head] = phrase.words;
    if (head === undefined) continue;
    enter(joined, joinedRoots(phrase.words), phrase);
    if (phrase.words.length > 1) enter(first, rootsOf(head).keys(), phrase);
  }
  return { joined, first };
}

/** Merges two indexes. */
export function mergeBooks<Value>(one: PhraseBook<Value>, other: PhraseBook<Value>): PhraseBook<Value> {
  const merged = (left: PhraseBook<Value>['joined'], right: PhraseBook<Value>['joined']) => {
    const all = new Map(left);
    for (const [root, phrases] of right) all.set(root, [...(all.get(root) ?? []), ...phrases]);
    return all;
  };
  return { joined: merged(one.joined, other.joined), first: merged(one.first, other.first) };
}

/** Returns all words of an index. */
export function wordsOfBook({ joined }: PhraseBook<unknown>): Set<string> {
  return new Set([...joined.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)));
}

function enter<Value>(
  index: Map<string, Phrase<Value>[]>,
  roots: Iterable<string>,
  phrase: Phrase<Value>,
): void {
  for (const root of roots) {
    const there = index.get(root);
    if (there === undefined) index.set(root, [phrase]);
    else there.push(phrase);
  }
}

/**
 * Returns the phrases that the given words of a query form together, regardless of endings and of spaces within
 * compounds. Undefined when none is similar enough.
 */
export function phrasesOf<Value>(
  book: PhraseBook<Value>,
  some: readonly string[],
): FoundPhrase<Value> | undefined {
  const candidates = [
    ...inIndex(book.joined, joinedRoots(some), ({ words }) => asOne(some, words)),
    ...(some.length < 2
      ? []
      : inIndex(book.first, rootsOf(some[0] ?? '').keys(), ({ words }) => wordByWord(some, words))),
  ];
  const likeness = Math.max(0, ...candidates.map((one) => one.likeness));
  if (likeness < enough) return undefined;
  const phrases = candidates.filter((one) => one.likeness === likeness).map(({ phrase }) => phrase);
  return { length: some.length, likeness, phrases: [...new Set(phrases)] };
}

/** Returns the roots of words joined to one. Endings follow the last word, so its roots decide. */
function joinedRoots(words: readonly string[]): readonly string[] {
  const before = words.slice(0, -1).join('');
  return [...rootsOf(words.at(-1) ?? '').keys()].map((root) => before + root);
}

function inIndex<Value>(
  index: ReadonlyMap<string, readonly Phrase<Value>[]>,
  roots: Iterable<string>,
  likeness: (phrase: Phrase<Value>) => number,
) {
  const met = new Set<Phrase<Value>>();
  for (const root of roots) for (const phrase of index.get(root) ?? []) met.add(phrase);
  return [...met].map((phrase) => ({ phrase, likeness: likeness(phrase) }));
}

function asOne(some: readonly string[], words: readonly string[]): number {
  const [query, phrase] = [some.join(''), words.join('')];
  if (some.length !== words.length && Math.min(query.length, phrase.length) < shortestCompound) return 0;
  return likenessOf(query, phrase);
}

function isBare(word: string, written: string): boolean {
  return word === written || rootsOf(written).has([...rootsOf(word).keys()][0] ?? '');
}

/** Whether a folded word has the ending of a verb or a verbal noun: `tasimak`, `tasima`, `tasiyacagim`. */
function endsAsVerb(word: string): boolean {
  return /(?:m[ae][kg]?|[ae]c[ae]g[iu][mz]|[ae]y[iu]m|.{4}s[ae][mk]|yoru[mz])$/.test(word);
}

function wordByWord(some: readonly string[], words: readonly string[]): number {
  if (some.length !== words.length) return 0;
  // In a compound, only the last word carries the case ending. The genitive joins, too ("arabamın sigortası"), as do
  // the dative ("yangına karşı sigorta"), what is the speaker's own ("dükkânım"), and the object of a verb ("numarayı
  // taşımak").
  const joining = endsAsVerb(some.at(-1) ?? '') ? /(?:[aeiu]m|[iu]n|[aeiu])$/ : /(?:[aeiu]m|[iu]n|[ae])$/;
  const isApart = some
    .slice(0, -1)
    .some((word, place) => !isBare(word, words[place] ?? '') && !joining.test(word));
  return isApart ? 0 : Math.min(...some.map((word, place) => likenessOf(word, words[place] ?? '')));
}
