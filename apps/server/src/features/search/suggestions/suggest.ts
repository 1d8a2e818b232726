import type { Suggestions } from '@ayrac/contract/search.ts';
import { queryWords, searchTerm } from '@ayrac/domain/search/search-query.ts';
import { mostSuggestions, shareSuggestions, shortestSuggestedTerm } from '@ayrac/domain/search/suggestion.ts';
import { type SynonymBook, toMeantQuery, withMeanings } from '@ayrac/domain/search/synonym.ts';
import type { CallContext } from '#server/api/handler.ts';
import { catalogueTags } from '#server/cache/announce.ts';
import { RecentAnswers } from '#server/cache/recent-answers.ts';
import { presentBrandCard } from '#server/features/brand/present.ts';
import { type BrandRow, listBrands } from '#server/features/brand/queries.ts';
import { type CardRow, listCards } from '#server/features/campaign/listing/card-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';
import { presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import type { Services } from '#server/services.ts';
import { named, spelled } from '../matches.ts';
import { meaningsFor, SYNONYMS } from '../meanings.ts';
import { countHits, mendWords, wantedSlice } from '../queries.ts';

const KEPT_TERMS = 1_000;
const FRESH_MS = 30_000;

// One node, one memory.
const recent = new WeakMap<Services, RecentAnswers<string, Suggestions>>();

function recentOf(services: Services): RecentAnswers<string, Suggestions> {
  const clock = () => services.clock().getTime();
  const known = recent.get(services) ?? new RecentAnswers({ most: KEPT_TERMS, keepMs: FRESH_MS, clock });
  recent.set(services, known);
  return known;
}

/** Forgets the suggestions of the last half minute when the catalogue or the synonyms change: any of them may show what did. */
export function droppableSuggestions(services: Services) {
  return {
    drop(tags: readonly string[] | null): void {
      if (tags === null || [...catalogueTags, SYNONYMS].some((tag) => tags.includes(tag)))
        recentOf(services).clear();
    },
  };
}

const nothing: Suggestions = { corrected: null, categories: [], brands: [], campaigns: [], total: 0 };

type Asked = Pick<CallContext, 'db' | 'locale' | 'now'>;

/** What suggestions are made of beside the words. */
interface Among {
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly book: SynonymBook;
}

interface Found {
  readonly words: readonly string[];
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly campaigns: readonly CardRow[];
  readonly total: number;
}

/** Suggests what a term may become; many people type the same beginnings, so an answer is given again for a while. */
export async function suggestionsFor(context: CallContext, typed: string): Promise<Suggestions> {
  const term = searchTerm(typed) ?? '';
  const words = queryWords(term);
  if (words.join('').length < shortestSuggestedTerm) return nothing;
  const { services, locale } = context;
  return recentOf(services).get(`${locale} ${words.join(' ')}`, async () =>
    suggest(context, words, (await meaningsFor(context)).book),
  );
}

/** Makes the suggestions for folded words anew. */
export async function suggest(
  context: Asked,
  words: readonly string[],
  book: SynonymBook,
): Promise<Suggestions> {
  const { db, locale } = context;
  const [brands, rowsOfCategories, hits] = await Promise.all([
    listBrands(db),
    listCategoryRows(db),
    wanted(context, words, book),
  ]);
  const among = { categories: visibleRows(rowsOfCategories), brands, book };
  const typed = match(words, among, hits);
  const mended = isEmpty(typed) ? await mend(context, words, among) : null;
  const found = mended ?? typed;
  const rows = shareSuggestions(found, mended === null ? mostSuggestions : mostSuggestions - 1);
  return {
    corrected: mended === null ? null : spelled(mended.words, textsOf(mended)),
    categories: rows.categories.map((row) => presentCategoryLink(row, locale)),
    brands: rows.brands.map(presentBrandCard),
    campaigns: rows.campaigns.map((row) => {
      const { slug, title, brand, endAt } = presentCard(row, locale);
      const { name, colour, mark } = brand;
      return { slug, title, brand: { name, colour, mark }, endAt };
    }),
    total: found.total,
  };
}

function match(
  words: readonly string[],
  { categories, brands, book }: Among,
  hits: Pick<Found, 'campaigns' | 'total'>,
): Found {
  const meant = withMeanings(words, book);
  return {
    words,
    categories: named(categories, meant),
    brands: named(brands, meant),
    ...hits,
  };
}

async function wanted(
  { db, now }: Asked,
  words: readonly string[],
  book: SynonymBook,
): Promise<Pick<Found, 'campaigns' | 'total'>> {
  const tsQuery = toMeantQuery(words, book);
  if (tsQuery === undefined) return { campaigns: [], total: 0 };
  const [campaigns, total] = await Promise.all([
    listCards(db, wantedSlice(db, tsQuery, mostSuggestions, now).as('source')),
    countHits(db, tsQuery),
  ]);
  return { campaigns, total };
}

/** Looks once more with each word mended; null when that changes or finds nothing. */
async function mend(context: Asked, words: readonly string[], among: Among): Promise<Found | null> {
  const mended = await mendWords(context.db, words);
  if (mended.join(' ') === words.join(' ')) return null;
  const found = match(mended, among, await wanted(context, mended, among.book));
  return isEmpty(found) ? null : found;
}

function isEmpty({ categories, brands, campaigns }: Found): boolean {
  return categories.length + brands.length + campaigns.length === 0;
}

function textsOf({ categories, brands, campaigns }: Found): string[] {
  return [
    ...campaigns.flatMap((row) => [row.brandName, row.title]),
    ...categories.map(({ name }) => name),
    ...brands.map(({ name }) => name),
  ];
}
