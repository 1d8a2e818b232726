import type { Suggestions } from '@ayrac/contract/search.ts';
import { markFound } from '@ayrac/domain/search/found-words.ts';
import { queryWords, searchTerm } from '@ayrac/domain/search/search-query.ts';
import { mostSuggestions, shareSuggestions, shortestSuggestedTerm } from '@ayrac/domain/search/suggestion.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { foldLetters } from '@ayrac/domain/text/turkish.ts';
import type { CallContext } from '#server/api/handler.ts';
import { catalogueTags } from '#server/cache/announce.ts';
import { ExpiringCache } from '#server/cache/expiring-cache.ts';
import type { Executor } from '#server/db/database.ts';
import { presentBrandCard } from '#server/features/brand/present.ts';
import { type CardRow, listCards } from '#server/features/campaign/listing/card-queries.ts';
import { presentBrandLink, presentCard } from '#server/features/campaign/listing/present-card.ts';
import { presentCategoryLink } from '#server/features/category/present.ts';
import type { Services } from '#server/services.ts';
import { meantBy, preferredBy, queryOf } from '../find-hits.ts';
import { readOtherwise } from '../find-otherwise.ts';
import { bestBrands, bestFits, presentShortcut, spelled } from '../matches.ts';
import { lettersOf, type Meanings, meaningsFor, otherMeaningsFor, SYNONYMS } from '../meanings.ts';
import { popularityLevels } from '../popular-hits.ts';
import { countHits, selectSuggestions } from '../queries.ts';
import {
  findShortcut,
  type Lexicon,
  largestFor,
  leadingOf,
  type ReadQuery,
  readInBoth,
  readLexicon,
} from '../read-query.ts';

const KEPT_TERMS = 1_000;
const FRESH_MS = 30_000;

// One cache per node.
const recent = new WeakMap<Services, ExpiringCache<string, Suggestions>>();

function recentOf(services: Services): ExpiringCache<string, Suggestions> {
  const clock = () => services.clock().getTime();
  const known = recent.get(services) ?? new ExpiringCache({ most: KEPT_TERMS, keepMs: FRESH_MS, clock });
  recent.set(services, known);
  return known;
}

/** Drops the cached suggestions when the catalogue or the synonyms change, since any of them may be affected. */
export function droppableSuggestions(services: Services) {
  return {
    drop(tags: readonly string[] | null): void {
      if (tags === null || [...catalogueTags, SYNONYMS].some((tag) => tags.includes(tag)))
        recentOf(services).clear();
    },
  };
}

const nothing: Suggestions = {
  corrected: null,
  shortcut: null,
  categories: [],
  brands: [],
  leading: 'categories',
  campaigns: [],
  total: 0,
};

type SuggestContext = Pick<CallContext, 'db' | 'locale' | 'now'>;

/** Synonyms for reading queries, in the page's language and in the other one. */
export interface SuggestBy {
  readonly meanings: Meanings;
  readonly otherMeanings: () => Promise<Meanings>;
}

interface Found {
  readonly reading: ReadQuery;
  readonly campaigns: readonly CardRow[];
  readonly total: number;
}

/** Returns suggestions for a term. They are cached briefly, since many people type the same beginnings. */
export async function suggestionsFor(context: CallContext, typed: string): Promise<Suggestions> {
  const term = searchTerm(typed) ?? '';
  const key = foldLetters(term);
  if (queryWords(term).join('').length < shortestSuggestedTerm) return nothing;
  const { services, locale } = context;
  return recentOf(services).get(`${locale} ${key}`, async () =>
    suggest(context, term, {
      meanings: await meaningsFor(context),
      otherMeanings: () => otherMeaningsFor(context),
    }),
  );
}

/** Computes the suggestions for a term. */
export async function suggest(context: SuggestContext, term: string, by: SuggestBy): Promise<Suggestions> {
  const { db, locale, now } = context;
  const { book, letters } = by.meanings;
  const lexicon = await readLexicon(db);
  const otherBook = async () => (await by.otherMeanings()).book;
  const reading = await readInBoth(term, lexicon, { locale, book, otherBook }, { isTyping: true });
  const typed = await findCampaigns(context, reading);
  // Like the search page: a category that shares a word with a misspelt query is not all that it may mean.
  const other =
    typed.campaigns.length === 0 && reading.words.length > 0
      ? await readAgain(context, reading, lexicon, by)
      : undefined;
  const found = other ?? typed;
  const shortcut = findShortcut(found.reading, await largestFor(found.reading, db, now));
  const others = Number(other?.isMended === true) + Number(shortcut !== undefined);
  // A figure such as "36 ay" is not among the words that were read, but a title may show it.
  const words = other?.isMended ? found.reading.words : [...found.reading.words, ...queryWords(term)];
  const isSeen = (row: CardRow) => isSeenIn(row, words, locale);
  const rows = shareSuggestions(
    {
      categories: bestFits(found.reading.categories),
      brands: bestBrands(found.reading.brands),
      campaigns: found.campaigns.toSorted((left, right) => Number(isSeen(right)) - Number(isSeen(left))),
    },
    mostSuggestions - others,
  );
  return {
    corrected: other?.isMended
      ? spelled(other.reading.words, [lettersOf([term]), lettersOf(textsOf(found))], letters)
      : null,
    shortcut: shortcut === undefined ? null : presentShortcut(shortcut, locale),
    categories: rows.categories.map((row) => presentCategoryLink(row, locale)),
    brands: rows.brands.map(presentBrandCard),
    leading: leadingOf(found.reading),
    campaigns: rows.campaigns.map((row) => ({
      ...presentCampaign(row, locale),
      reason: isSeen(row)
        ? null
        : reasonOf(row, { words, categories: found.reading.categories, lexicon, locale }),
    })),
    total: found.total,
  };
}

/** Whether a row of the list shows why it is suggested. The words may be in the text of the other language instead. */
function isSeenIn(row: CardRow, words: readonly string[], locale: Locale): boolean {
  const { title, brand } = presentCard(row, locale);
  return [title.text, brand.name].some((text) => markFound(text, words).some(({ isFound }) => isFound));
}

function presentCampaign(row: CardRow, locale: Locale) {
  const { slug, title, endAt } = presentCard(row, locale);
  const { name, colour, logo } = presentBrandLink(row.brand);
  return { slug, title, brand: { name, colour, logo }, endAt };
}

interface ReadAs extends Pick<ReadQuery, 'words' | 'categories'> {
  readonly lexicon: Lexicon;
  readonly locale: Locale;
}

/** Returns why a row is suggested that does not show it: the query means its category or names it, or its text does. */
function reasonOf(
  { categoryId }: CardRow,
  { words, categories, lexicon, locale }: ReadAs,
): Suggestions['campaigns'][number]['reason'] {
  const category = lexicon.visible.find(({ id }) => id === categoryId);
  if (category === undefined) return { kind: 'text' };
  const { name } = presentCategoryLink(category, locale);
  const isMeant = categories.some(
    ({ item }) => item.id === category.id || item.id === category.parentCategoryId,
  );
  const isNamed = markFound(name, words).some(({ isFound }) => isFound);
  return isMeant || isNamed ? { kind: 'category', name } : { kind: 'text' };
}

/** Finds the campaigns that match the beginning of a query, and the number of results on the search page. */
async function findCampaigns(
  { db, locale, now }: SuggestContext,
  reading: ReadQuery,
  tsQuery = queryOf(reading, false),
): Promise<Found> {
  if (tsQuery === undefined) return { reading, campaigns: [], total: 0 };
  const options = {
    limit: mostSuggestions,
    locale,
    now,
    levels: await popularityLevels(db),
    meant: meantBy(reading),
    preferred: preferredBy(reading),
    titled: reading.titled,
  };
  const [campaigns, total] = await Promise.all([
    listCards(db, selectSuggestions(db, tsQuery, options).as('source')),
    countFirst(db, [queryOf(reading) ?? tsQuery, tsQuery], now),
  ]);
  return { reading, campaigns, total };
}

/** Counts the live hits of the first query that has any. */
async function countFirst(db: Executor, tsQueries: readonly string[], now: Date): Promise<number> {
  for (const tsQuery of new Set(tsQueries)) {
    const [count = 0] = await countHits(db, [tsQuery], now);
    if (count > 0) return count;
  }
  return 0;
}

async function readAgain(
  context: SuggestContext,
  reading: ReadQuery,
  lexicon: Lexicon,
  { meanings, otherMeanings }: SuggestBy,
): Promise<(Found & { readonly isMended: boolean }) | undefined> {
  const { book: otherBook } = await otherMeanings();
  const by = { lexicon, book: meanings.book, otherBook, isTyping: true };
  for (const { reading: other, tsQuery, isMended } of await readOtherwise(context.db, reading, by)) {
    const found = await findCampaigns(context, other, tsQuery);
    if (tsQuery === undefined || found.campaigns.length > 0) return { ...found, isMended };
  }
  return undefined;
}

function textsOf({ reading, campaigns }: Found): string[] {
  return [
    ...campaigns.flatMap((row) => [row.brand.name, row.title]),
    ...[...reading.categories, ...reading.brands].map(({ item }) => item.name),
  ];
}
