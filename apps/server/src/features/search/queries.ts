import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import { genericNouns } from '@ayrac/domain/search/search-query.ts';
import { type NearWord, nearWords } from '@ayrac/domain/search/slips.ts';
import { likenessOf } from '@ayrac/domain/search/turkish-roots.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignSearch, searchTerm } from '#server/features/campaign/projection/table.ts';

/** Only the most wanted hits are ranked: ranking all of a common word's would grow with the catalogue. */
export const RANKED_HITS = 500;
/** Of what has ended a look back is enough. */
const RANKED_ENDED = 50;
const SHOWN_ENDED = 6;
const TERM_SIMILARITY = 0.3;
const TERM_CANDIDATES = 50;

/** The most wanted live hits: sorting all hits of a common word would grow with the catalogue. */
function wantedHits(query: SQL, now: Date): SQL {
  return mostWanted(query, sql`> ${now}`, sql`${RANKED_HITS}`);
}

/** An order of the hits: where its figures stand beside what the search knows, and what it looks at first. */
interface HitOrder {
  readonly beside?: SQL;
  readonly by: (query: SQL, first: SQL) => SQL;
}

const figures = sql`left join campaign_facet o on o.campaign_id = wanted.campaign_id`;
const times = sql`left join campaign o on o.id = wanted.campaign_id`;

/** What a campaign lacks puts it last, as in the lists. */
const hitOrders: Readonly<Record<SearchSort, HitOrder>> = {
  relevance: { by: (query, first) => sql`${first}ts_rank(document, ${query}) desc, popularity desc` },
  'ending-soon': { by: () => sql`wanted.end_at` },
  newest: { beside: times, by: () => sql`o.published_at desc, wanted.end_at` },
  discount: { beside: figures, by: () => sql`o.discount_percent desc nulls last, wanted.end_at` },
  'most-wanted': { by: () => sql`popularity desc, wanted.end_at` },
  price: { beside: figures, by: () => sql`o.price nulls last, wanted.end_at` },
};

/** The section of the ended campaigns among a query's hits. */
export const ENDED = 'ended';

/**
 * One page of a query's live hits in the order asked for as a source of cards, and behind the last of them, in a
 * section of their own, some that have ended.
 */
export function hitSlice(db: Executor, tsQuery: string, slice: HitSlice) {
  const { page, sort, now, passes, named } = slice;
  const query = toQuery(tsQuery);
  const { beside = sql``, by } = hitOrders[sort];
  const ranked = slice.ranked === undefined ? query : toQuery(slice.ranked);
  const first = sql`${englishFirst(slice.locale)}${named === undefined ? sql`` : sql`(document @@ ${toQuery(named)}) desc, `}`;
  const order = sql`${by(ranked, first)}, wanted.campaign_id`;
  const where = passes === undefined ? sql`` : sql`where ${passes}`;
  const shown = pageOffset(page) + pageSize;
  const isLast = sql`(select count(*) <= ${shown} from live wanted ${where})`;
  return db
    .select({
      campaignId: sql<string>`hits.campaign_id`.as('campaign_id'),
      section: sql<string>`hits.section`.as('section'),
      place: sql<number>`hits.place`.as('place'),
    })
    .from(sql`(
      with live as materialized ${wantedHits(query, now)}
      (select wanted.campaign_id, '' as section, row_number() over (order by ${order})::integer as place
        from live wanted ${beside} ${where} order by ${order} limit ${pageSize} offset ${pageOffset(page)})
      union all
      (select wanted.campaign_id, ${ENDED}, row_number() over (order by ${order})::integer
        from ${mostWanted(query, sql`<= ${now}`, sql`(select case when ${isLast} then ${RANKED_ENDED} else 0 end)`)} wanted
        ${beside} ${where} order by ${order} limit ${SHOWN_ENDED})
    ) hits`);
}

/** On English pages what stands in English comes before what does not. */
function englishFirst(locale: Locale): SQL {
  return locale === 'en' ? sql`in_english desc, ` : sql``;
}

/** Which part of the hits: the page, their order, and what they are filtered by. */
interface HitSlice {
  readonly page: number;
  readonly sort: SearchSort;
  readonly locale: Locale;
  readonly now: Date;
  readonly passes: SQL | undefined;
  /** What the category is called that was meant: campaigns that stand in it come first. */
  readonly named?: string | undefined;
  /** What decides beside the query which hits fit best. */
  readonly ranked?: string | undefined;
}

/** The same hits as a source of rows `f` for counting them by what they can be filtered by. */
export function hitRows(tsQuery: string, now: Date): SQL {
  return sql`${wantedHits(toQuery(tsQuery), now)} wanted join campaign_facet f on f.campaign_id = wanted.campaign_id`;
}

/**
 * The most wanted live campaigns of a query as a source of cards, not ranked: good enough for who is still typing. What
 * shows the words in its title or brand comes first.
 */
export function wantedSlice(db: Executor, tsQuery: string, { limit, locale, now }: WantedSlice) {
  // The search's own limit, and found apart from what is asked of it: knowing that few are wanted, PostgreSQL walks the
  // index of popularity, to its end where a word stands in hardly any campaign.
  const query = toQuery(tsQuery);
  const found = mostWanted(query, sql`> ${now}`, sql`${RANKED_HITS}`);
  const wanted = sql`(with found as materialized ${found} select * from found) wanted`;
  const order = sql`(document @@ ${toQuery(shownQuery(tsQuery))}) desc, ${englishFirst(locale)}popularity desc, campaign_id`;
  return db
    .select({
      campaignId: sql<string>`wanted.campaign_id`.as('campaign_id'),
      section: sql<string>`''::text`.as('section'),
      place: sql<number>`row_number() over (order by ${order})::integer`.as('place'),
    })
    .from(wanted)
    .orderBy(order)
    .limit(limit);
}

/** So many of them, for a page in a language. */
interface WantedSlice {
  readonly limit: number;
  readonly locale: Locale;
  readonly now: Date;
}

/** A query for what a card shows: its words have to stand in the title or the brand. */
function shownQuery(tsQuery: string): string {
  return tsQuery.replace(/([\p{L}\p{N}]+)(:\*)?/gu, (_all, word, begins) => `${word}:${begins ? '*' : ''}A`);
}

/** How many live campaigns each of some queries finds: so many as are looked at, at most. */
export async function countHits(db: Executor, tsQueries: readonly string[], now: Date): Promise<number[]> {
  if (tsQueries.length === 0) return [];
  const { document, endAt } = campaignSearch;
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array(
      select (select count(*)::integer from (
        select 1 from ${campaignSearch}
        where ${document} @@ to_tsquery('simple', asked.query) and ${endAt} > ${now}
        limit ${RANKED_HITS}
      ) hits)
      from unnest(${sql.param(tsQueries)}::text[]) with ordinality asked (query, place) order by asked.place
    ) as counts`);
  return rows[0]?.counts ?? [];
}

function toQuery(tsQuery: string): SQL {
  return sql`to_tsquery('simple', ${tsQuery})`;
}

function mostWanted(query: SQL, end: SQL, limit: SQL): SQL {
  const { campaignId, document, endAt, inEnglish, popularity } = campaignSearch;
  return sql`(
    select ${campaignId}, ${document}, ${popularity}, ${inEnglish}, ${endAt} from ${campaignSearch}
    where ${document} @@ ${query} and ${endAt} ${end}
    order by ${popularity} desc, ${campaignId}
    limit ${limit}
  )`;
}

/**
 * For each word the known terms that a hand most likely meant, the likeliest first; a number and a word that no term is
 * near stand for themselves, and so may a form of a word that the catalogue has. Terms are the catalogue's words and those of `others`.
 */
export async function mendWords(
  db: Executor,
  words: readonly string[],
  unknown: readonly string[],
  others: ReadonlySet<string>,
): Promise<(readonly NearWord[])[]> {
  const asked = unknown.filter((word) => !/\d/.test(word) && !others.has(word));
  const near = await findSimilar(db, asked);
  return words.map((word) => {
    const own = [{ word, slips: 0 }];
    const terms = near.get(word);
    if (terms === undefined) return own;
    const meant = nearWords(word, [...terms, ...others, ...genericNouns.map(foldTurkish)]);
    const isForm = terms.some((term) => likenessOf(word, term) > IS_FORM);
    return isForm || meant.length === 0 ? [...own, ...meant] : meant;
  });
}

/** So alike, two words are forms of one. */
const IS_FORM = 0.9;

/** The terms of the catalogue that are similar to some words, the most similar first, then the most frequent. */
async function findSimilar(db: Executor, words: readonly string[]): Promise<Map<string, readonly string[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; terms: readonly string[] }>(sql`
    select w.word, array(
      select t.term from ${searchTerm} t
      where t.term % w.word and similarity(t.term, w.word) > ${TERM_SIMILARITY}
      order by similarity(t.term, w.word) desc, t.weight desc, t.term
      limit ${TERM_CANDIDATES}
    ) as terms
    from unnest(${sql.param(words)}::text[]) w (word)`);
  return new Map(rows.map(({ word, terms }) => [word, terms]));
}
