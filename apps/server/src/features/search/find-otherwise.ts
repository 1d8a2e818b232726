import { madeOnce } from '@ayrac/domain/made-once.ts';
import { type Fit, rankByFit } from '@ayrac/domain/search/fit.ts';
import { wordsOfBook } from '@ayrac/domain/search/phrase-book.ts';
import type { NearWord } from '@ayrac/domain/search/slips.ts';
import {
  decisiveParts,
  type NameBook,
  type QueryPart,
  queryOfParts,
  type SynonymBook,
} from '@ayrac/domain/search/synonym.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { type CardRow, listCards, slice } from '#server/features/campaign/listing/card-queries.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import type { CategoryRow } from '#server/features/category/queries.ts';
import {
  findHits,
  findQuery,
  findsNothing,
  type Hits,
  type HitsRequest,
  namePhrase,
  queryOf,
} from './find-hits.ts';
import { otherMeaningsFor } from './meanings.ts';
import { mendWords } from './mend-words.ts';
import { countHits } from './queries.ts';
import { type Lexicon, leadingOf, type ReadQuery, readWords } from './read-query.ts';

type SearchContext = Pick<CallContext, 'db' | 'now'>;

/** Vocabulary for reading queries: the names of the catalogue, and the synonyms of both languages. */
export interface ReadBy {
  readonly lexicon: Lexicon;
  readonly book: SynonymBook;
  /** Synonyms of the language that is not the page's. */
  readonly otherBook: SynonymBook;
  readonly isTyping?: boolean;
}

/** Alternative reading of a query, with its text search query. */
export interface OtherReading {
  readonly reading: ReadQuery;
  /** Absent when the words do not narrow anything: all campaigns are meant. */
  readonly tsQuery: string | undefined;
  /** Whether words were corrected. */
  readonly isMended: boolean;
}

/** All words of the synonyms and the names. */
const knownWords = madeOnce((book: SynonymBook) =>
  madeOnce((names: NameBook) => new Set([...wordsOfBook(book), ...wordsOfBook(names)])),
);

/**
 * Returns other readings of a query without hits, the likeliest first: with its short words as prefixes, in the other
 * language, and with spelling corrections.
 */
export async function readOtherwise(
  db: Executor,
  reading: ReadQuery,
  { lexicon, book, otherBook, isTyping = false }: ReadBy,
): Promise<readonly OtherReading[]> {
  const { words, figures } = reading;
  const options = { isTyping };
  const foreign = readWords(words, figures, lexicon, otherBook, options);
  const mended = await mendWords(db, words, doubtfulWords(reading), knownWords(book)(lexicon.names));
  const decisive = decisiveParts(reading.parts);
  const isSoft = decisive.length > 0 && decisive.every((part) => part.isSoft);
  const others = [
    { reading, tsQuery: queryOf(reading, false), isMended: false },
    // A word such as "kampanyalı" names no product, so all campaigns are meant.
    ...(isSoft ? [{ reading: { ...reading, parts: [] }, tsQuery: undefined, isMended: false }] : []),
    { reading: foreign, tsQuery: queryOf(foreign, false), isMended: false },
    ...waysToMend(mended)
      .filter((way) => way.join(' ') !== words.join(' '))
      .map((way) => mendedReading(readWords(way, figures, lexicon, book, options)))
      // Corrections that form a name or known term together come first: they make fewer parts. Then those that are a
      // category's name.
      .toSorted(
        (left, right) =>
          left.reading.parts.length - right.reading.parts.length ||
          Number(isName(right.reading)) - Number(isName(left.reading)),
      ),
  ];
  const typed = queryOf(reading);
  // The same query would find the same again.
  return others.filter(
    ({ tsQuery }, place) =>
      tsQuery !== typed && others.findIndex((other) => other.tsQuery === tsQuery) === place,
  );
}

/** Finds the hits of a query or, when there are none, those of the first other reading that has any. */
export async function findOrMend(
  context: CallContext,
  typed: ReadQuery,
  request: HitsRequest,
  by: Omit<ReadBy, 'otherBook'>,
): Promise<{ readonly hits: Hits; readonly isMended: boolean }> {
  const hits = await findHits(context, typed, request);
  if (!findsNothing(hits) || typed.words.length === 0) return { hits, isMended: false };
  const { book: otherBook } = await otherMeaningsFor(context);
  for (const { reading, tsQuery, isMended } of await readOtherwise(context.db, typed, { ...by, otherBook })) {
    const otherHits =
      tsQuery === undefined
        ? await findHits(context, reading, request)
        : await findQuery(context, reading, tsQuery, request);
    if (!findsNothing(otherHits)) return { hits: otherHits, isMended };
  }
  return { hits, isMended: false };
}

/** Returns the words that may be misspelt: the unknown ones, or single known ones if there are no others. */
function doubtfulWords({ parts }: ReadQuery): readonly string[] {
  const unknown = parts.filter(({ isKnown }) => !isKnown);
  const doubtful = unknown.length > 0 ? unknown : parts.filter((part) => part.words.length === 1);
  return doubtful.flatMap((part) => part.words);
}

/** Whether a query is the whole name of a category. */
const isName = ({ categories }: ReadQuery) => categories[0]?.fit === 1;

const mendedReading = (reading: ReadQuery) => ({ reading, tsQuery: queryOf(reading), isMended: true });

const MOST_WAYS = 12;

/** Returns combinations of the corrected words, those with the fewest corrections first. */
function waysToMend(mended: readonly (readonly NearWord[])[]): readonly (readonly string[])[] {
  const ways = mended.reduce<readonly { readonly words: readonly string[]; readonly slips: number }[]>(
    (before, near) =>
      before
        .flatMap(({ words, slips }) =>
          near.map((one) => ({ words: [...words, one.word], slips: slips + one.slips })),
        )
        .toSorted((left, right) => left.slips - right.slips)
        .slice(0, MOST_WAYS),
    [{ words: [], slips: 0 }],
  );
  return ways.map(({ words }) => words);
}

/** Closest results to a query without hits. */
export interface Nearest {
  /** Folded words that were searched for; empty when a category replaces them. */
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
  readonly hits: Hits;
}

/**
 * Searches for a query without its least significant words, or in the category that it names. Reads it in the language
 * that knows more of its words.
 */
export async function findNearest(
  context: CallContext,
  own: ReadQuery,
  {
    lexicon,
    otherBook,
    ...request
  }: Omit<HitsRequest, 'page' | 'sort'> & Pick<ReadBy, 'lexicon' | 'otherBook'>,
): Promise<Nearest | undefined> {
  const foreign = readWords(own.words, own.figures, lexicon, otherBook);
  const reading = knownIn(foreign) > knownIn(own) ? foreign : own;
  const firstPage = { ...request, page: 1, sort: 'relevance' } as const;
  const parts = decisiveParts(reading.parts);
  const kept = parts.length > 1 ? await commonParts(context, parts) : [];
  const closer =
    leadingOf(reading) === 'brands'
      ? undefined
      : closerCategory(reading, rankByFit(kept, lexicon.categories));
  if (closer !== undefined) {
    const hits = await findQuery(context, reading, namePhrase(closer.name), firstPage);
    if (hits.total > 0) return { kept: [], dropped: [], hits };
  }
  const tsQuery = queryOfParts(kept, { isWhole: true });
  if (tsQuery === undefined) return undefined;
  // A dropped word that means something still names a category: the bag of "bayan çanta".
  const telling = parts.filter((part) => part.isKnown || kept.includes(part));
  const keptReading = { ...reading, categories: rankByFit(telling, lexicon.categories) };
  const hits = await findQuery(context, keptReading, tsQuery, firstPage);
  const dropped = parts.filter((part) => !kept.includes(part)).flatMap(({ words }) => words);
  return { kept: kept.flatMap(({ words }) => words), dropped, hits };
}

/** Returns the number of words of a query that are known. */
function knownIn({ parts }: ReadQuery): number {
  return parts.reduce((sum, { isKnown, words }) => sum + (isKnown ? words.length : 0), 0);
}

/** Fit from which a category is shown instead of words, and how much better it must fit than what these name. */
const NEAR_FIT = 0.6;
const LEAST_LEAD = 0.05;

/**
 * Returns the category that a query names, if it is closer than the kept words: the insurance of a journey, where only
 * "sağlık sigortası" is left.
 */
function closerCategory(
  { categories }: ReadQuery,
  ofKept: readonly Fit<CategoryRow>[],
): CategoryRow | undefined {
  const [meant] = categories;
  if (meant === undefined || meant.fit < NEAR_FIT) return undefined;
  const fit = categories.find(({ item }) => item === ofKept[0]?.item)?.fit ?? 0;
  return meant.fit - fit > LEAST_LEAD ? meant.item : undefined;
}

/**
 * Returns the parts of a query that some live campaign contains together. Drops the least significant part first, then
 * the next. Known phrases are most significant, then unknown words, then numbers; among equals the rarest goes first.
 * A number is not kept alone. An unknown head noun is not kept without the word that it belongs to: a "konser bileti"
 * is no ticket for a bus.
 */
async function commonParts(
  { db, now }: SearchContext,
  parts: readonly QueryPart[],
): Promise<readonly QueryPart[]> {
  const queries = (lists: readonly (readonly QueryPart[])[]) =>
    lists.map((list) => queryOfParts(list, { isWhole: true }) ?? '');
  const counts = await countHits(db, queries(parts.map((part) => [part])), now);
  const heads = new Map(parts.map((part, place) => [part, isHead(part) ? parts[place - 1] : undefined]));
  const held = parts
    .map((part, place) => ({ part, says: weightOf(part), count: counts[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.says - left.says || right.count - left.count)
    .map(({ part }) => part);
  const lists = held
    .map((_, place) => held.slice(0, held.length - place))
    .map((list) =>
      list.filter((part) => {
        const before = heads.get(part);
        return before === undefined || list.includes(before);
      }),
    )
    .filter((list) => list.length < parts.length && list.some((part) => !isNumber(part)));
  const found = await countHits(db, queries(lists), now);
  const best = lists[found.findIndex((count) => count > 0)] ?? [];
  return parts.filter((part) => best.includes(part));
}

/** Whether a part is an unknown word with the ending of a compound's last noun: "bilet", but "konser bileti". */
function isHead({ words, isKnown }: QueryPart): boolean {
  return !isKnown && words.every((word) => /(?:[aeiou]l|[^aeioul])[iu]$/.test(word));
}

function weightOf(part: QueryPart): number {
  if (part.isKnown) return part.words.length;
  if (isNumber(part)) return -2;
  return isHead(part) ? -1 : 0;
}

function isNumber({ words }: QueryPart): boolean {
  return words.every((word) => /^\p{N}+$/u.test(word));
}

/** One or two rows of cards. */
const POPULAR = 4;

/** Lists the most popular campaigns, shown when nothing is found. */
export function listPopular({ db, now }: SearchContext): Promise<readonly CardRow[]> {
  const popular = slice(db, {
    list: wholeCatalogue(db),
    sort: 'most-wanted',
    now,
    limit: POPULAR,
  });
  return listCards(db, popular.as('source'));
}
