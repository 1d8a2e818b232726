import type { Finds } from '@ayrac/contract/office/queries.ts';
import { firstDay } from '@ayrac/domain/dashboard/period.ts';
import { queryWords, searchTerm } from '@ayrac/domain/search/search-query.ts';
import { partsOf, queryOfParts, readSynonyms, type SynonymBook } from '@ayrac/domain/search/synonym.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { listCards } from '#server/features/campaign/listing/card-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';
import { countHits, wantedSlice } from '../queries.ts';
import { exportSearches } from './export-searches.ts';
import { termKeyOf } from './keys.ts';
import { listSynonyms } from './queries.ts';
import { countSearches, listOpened, listSearches } from './search-queries.ts';

const SHOWN_TITLES = 5;

export const searchOfficeHandlers: Handlers<'listQueries' | 'exportQueries' | 'previewSynonym'> = {
  async listQueries({ db, now }, { query: { period, locale, only } }) {
    const searched = { since: firstDay(period, now), locale, isEmpty: only === 'empty' };
    const [counts, rows] = await Promise.all([countSearches(db, searched), listSearches(db, searched)]);
    const opened = Map.groupBy(await listOpened(db, searched.since, rows), queryKey);
    const queries = rows.map((row) => {
      const results = opened.get(queryKey(row)) ?? [];
      const [first] = results;
      return {
        ...{ term: row.term, locale: row.locale, searches: row.searches, empty: row.empty },
        // A cached page is opened by more people than counted as searches, so the clicks are capped.
        clicked: Math.min(row.searches, first?.clicked ?? 0),
        place: first?.meanPlace ?? null,
        results: results.map(({ kind, id, name, clicks, place }) => ({ kind, id, name, clicks, place })),
        synonymId: row.synonymId,
      };
    });
    return { ...counts, queries };
  },

  exportQueries(context, { query: { period, locale, only, format } }) {
    const searched = { period, since: firstDay(period, context.now), locale, isEmpty: only === 'empty' };
    return exportSearches(context, searched, format);
  },

  async previewSynonym(context, { body: { term, locale, meaning, path } }) {
    const key = termKeyOf(term);
    const known = await listSynonyms(context.db, locale);
    const others = known.filter(({ termKey }) => termKey !== key);
    const ledTo = known.find(({ termKey }) => termKey === key)?.path ?? null;
    const findWith = (synonyms: readonly Meant[]) =>
      find(context, term, locale, readSynonyms(synonyms.flatMap(withMeaning)));
    const [before, after] = await Promise.all([
      ledTo === null ? findWith(known) : leadingTo(ledTo),
      path === null ? findWith([...others, { term, meaning }]) : leadingTo(path),
    ]);
    return { before, after };
  },
};

const queryKey = ({ term, locale }: { readonly term: string; readonly locale: Locale }) =>
  `${locale} ${term}`;

const nothing: Finds = { total: 0, titles: [], path: null };

/** A term with its other words, unless it leads to a page. */
interface Meant {
  readonly term: string;
  readonly meaning: string | null;
}

function withMeaning({ term, meaning }: Meant) {
  return meaning === null ? [] : [{ term, meaning }];
}

function leadingTo(path: string): Finds {
  return { ...nothing, path };
}

/** Finds the hits of a term before any correction. */
async function find(
  { db, now }: CallContext,
  term: string,
  locale: Locale,
  book: SynonymBook,
): Promise<Finds> {
  const query = queryOfParts(partsOf(queryWords(searchTerm(term) ?? ''), book), { isWhole: true });
  if (query === undefined) return nothing;
  const [[total = 0], rows] = await Promise.all([
    countHits(db, [query], now),
    listCards(db, wantedSlice(db, query, { limit: SHOWN_TITLES, locale, now }).as('source')),
  ]);
  return { ...nothing, total, titles: rows.map((row) => presentCard(row, locale).title.text) };
}
