import type { FoundCampaign } from '@ayrac/contract/search.ts';
import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { campaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { pageCount, pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import { markFound } from '@ayrac/domain/search/found-words.ts';
import { queryWords, searchTerm } from '@ayrac/domain/search/search-query.ts';
import { toMeantQuery, withMeanings } from '@ayrac/domain/search/synonym.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { presentBrandCard } from '#server/features/brand/present.ts';
import { listBrands } from '#server/features/brand/queries.ts';
import {
  countFacets,
  countList,
  type FacetCounts,
} from '#server/features/campaign/filtering/facet-queries.ts';
import {
  passesAll,
  passesInList,
  type ResolvedFilters,
  resolveFilters,
} from '#server/features/campaign/filtering/filter-queries.ts';
import {
  countPassing,
  countWhole,
  presentFilters,
} from '#server/features/campaign/filtering/present-filters.ts';
import { type CardRow, listCards, slice } from '#server/features/campaign/listing/card-queries.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { noteCards } from '#server/features/campaign/listing/page-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';
import { fullest, presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import { isVisit } from '#server/guards/visit.ts';
import { gatherClick } from './clicks/gather-clicks.ts';
import { gatherSearch } from './gather-searches.ts';
import { named, spelled } from './matches.ts';
import { type Meanings, meaningsFor, SYNONYMS } from './meanings.ts';
import { hitRows, hitSlice, mendWords, RANKED_HITS } from './queries.ts';
import { suggestionsFor } from './suggestions/suggest.ts';

interface Hits {
  readonly words: readonly string[];
  readonly rows: readonly CardRow[];
  readonly total: number;
  /** Absent where nothing was asked. */
  readonly counts?: FacetCounts;
  /** The words narrow nothing: every live campaign is a hit. */
  readonly isWhole?: true;
}

/** What of the hits is asked for. */
interface Wanted {
  readonly page: number;
  readonly sort: SearchSort;
  readonly resolved: ResolvedFilters;
  readonly book: Meanings['book'];
}

/** A search is filtered by these; whatever else there is belongs to one kind of thing. */
const offered: readonly string[] = ['category', 'brand'];
const without = campaignFilters.filter((name) => !offered.includes(name));

/** The calls of the search page and of the search box. */
export const searchHandlers: Handlers<'searchCampaigns' | 'suggestSearch' | 'tellSearchClick'> = {
  async searchCampaigns(context, { query }) {
    const { db, locale, now, uses } = context;
    uses('categories', 'brands', SYNONYMS);
    const term = searchTerm(query.q) ?? '';
    const words = queryWords(term);
    const resolved = await resolveFilters(db, {}, query.filters);
    const { page, sort = 'relevance' } = query;
    const { book, pages } = await meaningsFor(context);
    const wanted = { page, sort, resolved, book };
    const [typed, brands, categories] = await Promise.all([
      findHits(context, words, wanted),
      listBrands(db),
      listCategoryRows(db),
    ]);
    const mended = findsNothing(typed) ? await mendHits(context, words, wanted) : null;
    const hits = mended ?? typed;
    const isPlain = page === 1 && sort === 'relevance' && resolved.tests.length === 0;
    const leadsTo = isPlain ? (pages.get(words.join(' ')) ?? null) : null;
    if (isPlain) {
      const isEmpty = leadsTo === null && hits.total === 0;
      gatherSearch(db, { query: term, locale, isEmpty, now });
    }
    const meant = withMeanings(hits.words, book);
    noteCards(context, hits.rows);
    const visible = visibleRows(categories);
    return {
      term,
      leadsTo,
      corrected: mended === null ? null : spelled(mended.words, textsOf(mended, categories)),
      campaigns: hits.rows.map((row) => presentFound(row, meant, locale)),
      total: hits.total,
      cutAt: isCut(hits) ? RANKED_HITS : null,
      page,
      sort,
      pages: pageCount(hits.total),
      brands: named(brands, meant).map(presentBrandCard),
      categories: named(visible, meant).map((row) => presentCategoryLink(row, locale)),
      filters: hits.counts === undefined ? null : presentHitFilters(hits.counts, wanted, visible, locale),
      suggestions: fullest(visible).map((row) => presentCategoryLink(row, locale)),
    };
  },

  suggestSearch: (context, { query }) => suggestionsFor(context, query.q),

  async tellSearchClick(context, { body }) {
    const { db, locale, now } = context;
    if (isVisit(context)) gatherClick(db, body, locale, now);
    return {};
  },
};

/** A hit with the words that found it. */
function presentFound(row: CardRow, words: readonly string[], locale: Locale): FoundCampaign {
  const card = presentCard(row, locale);
  return { ...card, titleParts: markFound(card.title.text, words) };
}

/** Whether the words find nothing, not even without the filters. */
function findsNothing({ total, counts }: Hits): boolean {
  return total === 0 && (counts === undefined || counts.groups.length === 0);
}

/** Whether the words may stand in more campaigns than are looked at; where they narrow nothing, all are. */
function isCut({ counts, isWhole }: Hits): boolean {
  return !isWhole && counts !== undefined && countWhole(counts) >= RANKED_HITS;
}

function presentHitFilters(
  counts: FacetCounts,
  { resolved }: Wanted,
  visible: readonly CategoryRow[],
  locale: Locale,
) {
  const chosen = resolved.filters.category ?? [];
  const categories = visible
    .filter((row) => row.parentCategoryId === null || chosen.includes(row.slug))
    .map((row) => presentCategoryLink(row, locale));
  return presentFilters({ resolved, counts, categories, without });
}

async function findHits(context: CallContext, words: readonly string[], wanted: Wanted): Promise<Hits> {
  const { db, now } = context;
  if (words.length === 0) return { words, rows: [], total: 0 };
  const tsQuery = toMeantQuery(words, wanted.book);
  if (tsQuery === undefined) return findEverything(context, words, wanted);
  const { page, sort, resolved } = wanted;
  const passes = passesAll(resolved, sql`wanted.campaign_id`);
  const [rows, counts] = await Promise.all([
    listCards(db, hitSlice(db, tsQuery, { page, sort, now, passes }).as('source')),
    countFacets(db, hitRows(tsQuery, now), resolved.tests),
  ]);
  return { words, rows, total: countPassing(counts), counts };
}

/**
 * Who asks for campaigns and names nothing further gets all of them; what nothing fits better is most wanted first.
 * They are counted and filtered as one list: where nothing is chosen, from the counts that are kept of it.
 */
async function findEverything(
  { db, now }: CallContext,
  words: readonly string[],
  { page, sort, resolved }: Wanted,
): Promise<Hits> {
  const list = wholeCatalogue(db);
  const counts = await countList(db, list, resolved, now);
  const offset = pageOffset(page);
  const total = countPassing(counts);
  const passing = { wanted: offset + pageSize, passing: total, whole: countWhole(counts) };
  const source = slice(db, {
    list,
    sort: sort === 'relevance' ? 'most-wanted' : sort,
    now,
    where: passesInList(resolved, passing),
    limit: pageSize,
    offset,
  });
  return { words, rows: await listCards(db, source.as('source')), total, counts, isWhole: true };
}

/** Searches once more with each word mended; null when that changes or finds nothing. */
async function mendHits(
  context: CallContext,
  words: readonly string[],
  wanted: Wanted,
): Promise<Hits | null> {
  const mended = await mendWords(context.db, words);
  if (mended.join(' ') === words.join(' ')) return null;
  const hits = await findHits(context, mended, wanted);
  return findsNothing(hits) ? null : hits;
}

function textsOf({ rows }: Hits, categories: readonly CategoryRow[]): string[] {
  return [...rows.flatMap((row) => [row.brandName, row.title]), ...categories.map(({ name }) => name)];
}
