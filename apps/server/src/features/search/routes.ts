import { pageCount, pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import { narrowingWords, queryWords, searchTerm, toTsQuery } from '@ayrac/domain/search-query.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { presentBrandCard } from '#server/features/brand/present.ts';
import { type BrandRow, listBrands } from '#server/features/brand/queries.ts';
import { type CardRow, listCards, slice } from '#server/features/campaign/listing/card-queries.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { noteCards } from '#server/features/campaign/listing/page-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';
import { fullest, presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import { countCatalogue } from '#server/features/home/queries.ts';
import { named, spelled } from './matches.ts';
import { countHits, hitSlice, mendWords } from './queries.ts';
import { suggestionsFor } from './suggestions/suggest.ts';

interface Hits {
  readonly words: readonly string[];
  readonly rows: readonly CardRow[];
  readonly total: number;
}

/** The calls of the search page and of the search box. */
export const searchHandlers: Handlers<'searchCampaigns' | 'suggestSearch'> = {
  async searchCampaigns(context, { query }) {
    const { db, locale, uses } = context;
    uses('categories', 'brands');
    const term = searchTerm(query.q) ?? '';
    const words = queryWords(term);
    const [typed, brands, categories] = await Promise.all([
      findHits(context, words, query.page),
      listBrands(db),
      listCategoryRows(db),
    ]);
    const mended = typed.total === 0 ? await mendHits(context, words, query.page) : null;
    const hits = mended ?? typed;
    noteCards(context, hits.rows);
    const visible = visibleRows(categories);
    return {
      term,
      corrected: mended === null ? null : spelled(mended.words, textsOf(mended, categories)),
      campaigns: hits.rows.map((row) => presentCard(row, locale)),
      total: hits.total,
      page: query.page,
      pages: pageCount(hits.total),
      brands: named<BrandRow>(brands, hits.words, (row) => [row.name]).map(presentBrandCard),
      categories: named<CategoryRow>(visible, hits.words, (row) => [row.name, row.nameEn ?? '']).map((row) =>
        presentCategoryLink(row, locale),
      ),
      suggestions: fullest(visible).map((row) => presentCategoryLink(row, locale)),
    };
  },

  suggestSearch: (context, { query }) => suggestionsFor(context, query.q),
};

async function findHits(context: CallContext, words: readonly string[], page: number): Promise<Hits> {
  const { db, now } = context;
  if (words.length === 0) return { words, rows: [], total: 0 };
  const tsQuery = toTsQuery(narrowingWords(words));
  if (tsQuery === undefined) return findEverything(context, words, page);
  const [rows, total] = await Promise.all([
    listCards(db, hitSlice(db, tsQuery, page, now).as('source')),
    countHits(db, tsQuery),
  ]);
  return { words, rows, total };
}

/** Who asks for campaigns and names nothing further gets all of them, the most wanted first. */
async function findEverything(
  { db, now }: CallContext,
  words: readonly string[],
  page: number,
): Promise<Hits> {
  const everything = { list: wholeCatalogue(db), sort: 'most-wanted', now } as const;
  const source = slice(db, { ...everything, limit: pageSize, offset: pageOffset(page) });
  const [rows, { campaigns }] = await Promise.all([
    listCards(db, source.as('source')),
    countCatalogue(db, now),
  ]);
  return { words, rows, total: campaigns };
}

/** Searches once more with each word mended; null when that changes or finds nothing. */
async function mendHits(context: CallContext, words: readonly string[], page: number): Promise<Hits | null> {
  const mended = await mendWords(context.db, words);
  if (mended.join(' ') === words.join(' ')) return null;
  const hits = await findHits(context, mended, page);
  return hits.total === 0 ? null : hits;
}

function textsOf({ rows }: Hits, categories: readonly CategoryRow[]): string[] {
  return [...rows.flatMap((row) => [row.brandName, row.title]), ...categories.map(({ name }) => name)];
}
