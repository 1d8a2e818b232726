import type { FoundCampaign, SearchResult } from '@ayrac/contract/search.ts';
import { campaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { madeOnce } from '@ayrac/domain/made-once.ts';
import { pageCount } from '@ayrac/domain/paging.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { narrowingWords } from '@ayrac/domain/search/common-words.ts';
import { foundMarker } from '@ayrac/domain/search/found-words.ts';
import { queryWords, searchTerm } from '@ayrac/domain/search/search-query.ts';
import type { LargestAmounts } from '@ayrac/domain/search/shortcut.ts';
import { defaultLocale, type Locale } from '@ayrac/domain/text/locale.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentBrandCard } from '#server/features/brand/present.ts';
import { spreadCovers } from '#server/features/campaign/cover/present.ts';
import type { FacetCounts } from '#server/features/campaign/filtering/facet-queries.ts';
import { type ResolvedFilters, resolveFilters } from '#server/features/campaign/filtering/filter-queries.ts';
import { countWhole, presentFilters } from '#server/features/campaign/filtering/present-filters.ts';
import type { CardRow } from '#server/features/campaign/listing/card-queries.ts';
import { noteCards } from '#server/features/campaign/listing/page-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';
import { exampleNames, fullest, presentCategoryLink } from '#server/features/category/present.ts';
import type { CategoryRow } from '#server/features/category/queries.ts';
import { isVisit } from '#server/guards/visit.ts';
import { gatherClick } from './clicks/gather-clicks.ts';
import { findsNothing, type Hits } from './find-hits.ts';
import { findNearest, findOrMend, listPopular, type Nearest } from './find-otherwise.ts';
import { gatherSearch } from './gather-searches.ts';
import { bestBrands, bestCategories, presentShortcut, spelled, wordsOf } from './matches.ts';
import { lettersOf, meaningsFor, otherMeaningsFor, SYNONYMS } from './meanings.ts';
import { RANKED_HITS } from './queries.ts';
import {
  findShortcut,
  largestFor,
  leadingOf,
  type ReadQuery,
  readInBoth,
  readLexicon,
} from './read-query.ts';
import { suggestionsFor } from './suggestions/suggest.ts';

/** Filters of a search. The other filters apply to one kind of product only. */
const offered: readonly string[] = ['category', 'brand', 'price', 'discount'];
const SHOWN_NEAREST = 12;

const without = campaignFilters.filter((name) => !offered.includes(name));

export const searchHandlers: Handlers<'searchCampaigns' | 'suggestSearch' | 'reportSearchClick'> = {
  async searchCampaigns(context, { query }) {
    const { db, locale, now, uses } = context;
    uses('categories', 'brands', 'loan-offers', SYNONYMS);
    const term = searchTerm(query.q) ?? '';
    const { page, sort = 'relevance' } = query;
    const [resolved, lexicon, meanings] = await Promise.all([
      resolveFilters(db, {}, query.filters, now),
      readLexicon(db),
      meaningsFor(context),
    ]);
    const { book, pages } = meanings;
    const otherBook = async () => (await otherMeaningsFor(context)).book;
    const typed = await readInBoth(term, lexicon, { locale, book, otherBook });
    const largest = await largestFor(typed, db, now);
    const request = { page, sort, resolved };
    const { hits, isMended } = await findOrMend(context, typed, request, { lexicon, book });
    const { reading } = hits;
    const isPlain = page === 1 && sort === 'relevance' && resolved.tests.length === 0;
    const leadsTo = isPlain ? (pages.get(queryWords(term).join(' ')) ?? listOf(typed, largest)) : null;
    if (isPlain) {
      const isEmpty = leadsTo === null && hits.total === 0;
      gatherSearch(db, { query: term, locale, isEmpty, now });
    }
    const isNothing = findsNothing(hits) && term !== '';
    const nearest = isNothing
      ? await findNearest(context, reading, { resolved, lexicon, otherBook: await otherBook() })
      : undefined;
    const isLost = isNothing && nearest === undefined;
    const shownNearest = new Set(nearest?.hits.rows.map(({ id }) => id));
    const popular = isNothing ? (await listPopular(context)).filter(({ id }) => !shownNearest.has(id)) : [];
    const mark = foundMarker(wordsOf(reading));
    const show = (row: CardRow) => presentFound(row, mark, locale);
    const shown = [...hits.rows, ...hits.ended, ...(nearest?.hits.rows ?? []), ...popular];
    noteCards(context, shown);
    const spell = (some: readonly string[]) => {
      const written = [lettersOf([term]), categoryLetters(lexicon.visible), lettersOf(textsOf(shown))];
      return spelled(some, written, meanings.letters);
    };
    const shortcut = findShortcut(reading, largest);
    const shownHits = nearest?.hits ?? hits;
    const categories = isLost ? [] : bestCategories(shownHits.reading, shownHits.counts, lexicon);
    return {
      term,
      leadsTo,
      corrected: isMended ? spell(reading.words) : null,
      shortcut: shortcut === undefined ? null : presentShortcut(shortcut, locale),
      campaigns: spreadCovers(hits.rows.map(show)),
      total: hits.total,
      ended: spreadCovers(hits.ended.map(show)),
      nearest: nearest === undefined ? null : presentNearest(nearest, spell, show, locale),
      popular: spreadCovers(popular.map(show)),
      cutAt: isCut(hits) ? RANKED_HITS : null,
      page,
      sort,
      pages: pageCount(hits.total),
      brands: bestBrands(reading.brands).map(presentBrandCard),
      categories: categories.map((row) => presentCategoryLink(row, locale)),
      leading: leadingOf(reading),
      filters:
        hits.counts === undefined ? null : presentHitFilters(hits.counts, resolved, lexicon.visible, locale),
      suggestions: fullest(lexicon.visible).map((row) => presentCategoryLink(row, locale)),
      examples: term === '' ? exampleNames(lexicon.visible, locale) : [],
    };
  },

  suggestSearch: (context, { query }) => suggestionsFor(context, query.q),

  async reportSearchClick(context, { body }) {
    const { db, locale, now } = context;
    if (isVisit(context)) gatherClick(db, body, locale, now);
    return {};
  },
};

/**
 * Returns the path of the list that a query describes, such as the newest campaigns, or that of its figures if it has
 * nothing else, such as "1000 TL altı" or "yüzde 40".
 */
function listOf(typed: ReadQuery, largest: LargestAmounts): string | null {
  const { sort, ending } = typed.asked ?? {};
  if (sort !== undefined && isWithoutFigures(typed))
    return listAddress(addresses.campaigns(), { sort, filters: ending === undefined ? {} : { ending } });
  const shortcut = findShortcut(typed, largest);
  const hasOthers = typed.parts.some(({ isSoft, words }) => !isSoft && narrowingWords(words).length > 0);
  if (shortcut?.shortcut.kind !== 'list' || hasOthers) return null;
  return presentShortcut(shortcut, defaultLocale).path;
}

function isWithoutFigures({ figures: { amount, percent, months } }: ReadQuery): boolean {
  return [amount, percent, months].every((figure) => figure === null);
}

/** Presents a hit with the matching words marked. */
function presentFound(row: CardRow, mark: ReturnType<typeof foundMarker>, locale: Locale): FoundCampaign {
  const card = presentCard(row, locale);
  return { ...card, titleParts: mark(card.title.text) };
}

/** Whether there may be more hits than were looked at. Never the case when the words narrow nothing. */
function isCut({ counts, isWhole }: Hits): boolean {
  return !isWhole && counts !== undefined && countWhole(counts) >= RANKED_HITS;
}

function presentHitFilters(
  counts: FacetCounts,
  resolved: ResolvedFilters,
  visible: readonly CategoryRow[],
  locale: Locale,
) {
  const chosen = resolved.filters.category ?? [];
  const categories = visible
    .filter((row) => row.parentCategoryId === null || chosen.includes(row.slug))
    .map((row) => presentCategoryLink(row, locale));
  return presentFilters({ resolved, counts, categories, without });
}

function presentNearest(
  { kept, dropped, hits }: Nearest,
  spell: (words: readonly string[]) => string,
  show: (row: CardRow) => FoundCampaign,
  locale: Locale,
): SearchResult['nearest'] {
  const [category] = hits.reading.categories;
  const name = category === undefined ? '' : presentCategoryLink(category.item, locale).name;
  return {
    term: kept.length === 0 ? name : spell(kept),
    dropped: dropped.length === 0 ? null : spell(dropped),
    campaigns: spreadCovers(hits.rows.slice(0, SHOWN_NEAREST).map(show)),
    total: hits.total,
  };
}

const categoryLetters = madeOnce((visible: readonly CategoryRow[]) =>
  lettersOf(visible.map(({ name }) => name)),
);

function textsOf(rows: readonly CardRow[]): string[] {
  return rows.flatMap((row) => [row.brand.name, row.title]);
}
