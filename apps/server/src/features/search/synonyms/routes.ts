import type { Finds } from '@ayrac/contract/office/queries.ts';
import { firstDay } from '@ayrac/domain/dashboard/period.ts';
import { searchTerm } from '@ayrac/domain/search/search-query.ts';
import { readSynonyms, type SynonymBook } from '@ayrac/domain/search/synonym.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext, Handlers } from '#server/api/handler.ts';
import { spreadCovers } from '#server/features/campaign/cover/present.ts';
import { resolveFilters } from '#server/features/campaign/filtering/filter-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';
import { findOrMend } from '../find-otherwise.ts';
import { otherMeaningsFor } from '../meanings.ts';
import { readInBoth, readLexicon } from '../read-query.ts';
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
        ...{ term: row.term, spelling: row.spelling, locale: row.locale },
        ...{ searches: row.searches, empty: row.empty },
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

  async previewSynonym(context, { body: { term, locale, meaning, path, isActive } }) {
    const key = termKeyOf(term);
    const known = await listSynonyms(context.db, locale);
    const others = known.filter(({ termKey }) => termKey !== key);
    const ledTo = known.find(({ termKey }) => termKey === key)?.path ?? null;
    const findWith = (synonyms: readonly Meant[]) =>
      find({ ...context, locale }, term, readSynonyms(synonyms.flatMap(withMeaning)));
    const added = isActive ? [{ term, meaning }] : [];
    const [before, after] = await Promise.all([
      ledTo === null ? findWith(known) : leadingTo(ledTo),
      isActive && path !== null ? leadingTo(path) : findWith([...others, ...added]),
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

/** Finds the hits of a term with some synonyms, as the search page shows them. */
async function find(context: CallContext, term: string, book: SynonymBook): Promise<Finds> {
  const { db, locale, now } = context;
  const [lexicon, resolved] = await Promise.all([readLexicon(db), resolveFilters(db, {}, {}, now)]);
  const otherBook = async () => (await otherMeaningsFor(context)).book;
  const typed = await readInBoth(searchTerm(term) ?? '', lexicon, { locale, book, otherBook });
  const request = { page: 1, sort: 'relevance', resolved } as const;
  const { hits } = await findOrMend(context, typed, request, { lexicon, book });
  const cards = spreadCovers(hits.rows.map((row) => presentCard(row, locale)));
  return {
    ...nothing,
    total: hits.total,
    titles: cards.slice(0, SHOWN_TITLES).map(({ title }) => title.text),
  };
}
