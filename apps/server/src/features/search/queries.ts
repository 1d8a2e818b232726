import type { SearchSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { pageOffset, pageSize } from '@ayrac/domain/paging.ts';
import { genericNouns } from '@ayrac/domain/search/search-query.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaignSearch, searchTerm } from '#server/features/campaign/projection/table.ts';
import { editSteps } from './edit-steps.ts';

/** Only the most wanted hits are ranked: ranking all of a common word's would grow with the catalogue. */
export const RANKED_HITS = 500;
const TERM_SIMILARITY = 0.3;
const TERM_CANDIDATES = 50;
const LETTERS_PER_SLIP = 4;

/**
 * The hits that are looked at: the most wanted live ones, and ended ones where those leave room. Each branch can walk
 * the index of popularity and stop early: sorting all hits of a common word would grow with the catalogue.
 */
function wantedHits(query: SQL, now: Date): SQL {
  return sql`(
    with live as ${mostWanted(query, sql`> ${now}`, sql`${RANKED_HITS}`)}
    select * from live
    union all
    ${mostWanted(query, sql`<= ${now}`, sql`(select ${RANKED_HITS} - count(*) from live)`)}
  ) wanted`;
}

/** An order of the hits: where its figures stand beside what the search knows, and what it looks at first. */
interface HitOrder {
  readonly beside?: SQL;
  readonly by: (query: SQL) => SQL;
}

const figures = sql`left join campaign_facet o on o.campaign_id = wanted.campaign_id`;
const times = sql`left join campaign o on o.id = wanted.campaign_id`;

/** What a campaign lacks puts it last, as in the lists. */
const hitOrders: Readonly<Record<SearchSort, HitOrder>> = {
  relevance: { by: (query) => sql`ts_rank(document, ${query}) desc, popularity desc` },
  'ending-soon': { by: () => sql`wanted.end_at` },
  newest: { beside: times, by: () => sql`o.published_at desc, wanted.end_at` },
  discount: { beside: figures, by: () => sql`o.discount_percent desc nulls last, wanted.end_at` },
  'most-wanted': { by: () => sql`popularity desc, wanted.end_at` },
  price: { beside: figures, by: () => sql`o.price nulls last, wanted.end_at` },
};

/** One page of a query's hits as a source of cards: live ones before ended ones, then in the order asked for. */
export function hitSlice(db: Executor, tsQuery: string, slice: HitSlice) {
  const { page, sort, now, passes } = slice;
  const query = sql`to_tsquery('simple', ${tsQuery})`;
  const { beside = sql``, by } = hitOrders[sort];
  const order = sql`(wanted.end_at <= ${now}), ${by(query)}, wanted.campaign_id`;
  return db
    .select({
      campaignId: sql<string>`wanted.campaign_id`.as('campaign_id'),
      section: sql<string>`''::text`.as('section'),
      place: sql<number>`row_number() over (order by ${order})::integer`.as('place'),
    })
    .from(sql`${wantedHits(query, now)} ${beside}`)
    .where(passes)
    .orderBy(order)
    .limit(pageSize)
    .offset(pageOffset(page));
}

/** Which part of the hits: the page, their order, and what they are filtered by. */
interface HitSlice {
  readonly page: number;
  readonly sort: SearchSort;
  readonly now: Date;
  readonly passes: SQL | undefined;
}

/** The same hits as a source of rows `f` for counting them by what they can be filtered by. */
export function hitRows(tsQuery: string, now: Date): SQL {
  const query = sql`to_tsquery('simple', ${tsQuery})`;
  return sql`${wantedHits(query, now)} join campaign_facet f on f.campaign_id = wanted.campaign_id`;
}

/** The most wanted live campaigns of a query as a source of cards, not ranked: good enough for who is still typing. */
export function wantedSlice(db: Executor, tsQuery: string, limit: number, now: Date) {
  // The search's own limit, and found apart from what is asked of it: knowing that few are wanted, PostgreSQL walks the
  // index of popularity, to its end where a word stands in hardly any campaign.
  const query = sql`to_tsquery('simple', ${tsQuery})`;
  const found = mostWanted(query, sql`> ${now}`, sql`${RANKED_HITS}`);
  const wanted = sql`(with found as materialized ${found} select * from found) wanted`;
  const order = sql`popularity desc, campaign_id`;
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

/** How many campaigns a query finds, live and ended: so many as are looked at, at most. */
export async function countHits(db: Executor, tsQuery: string): Promise<number> {
  const { document } = campaignSearch;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select 1 from ${campaignSearch}
      where ${document} @@ to_tsquery('simple', ${tsQuery})
      limit ${RANKED_HITS}
    ) hits`);
  return rows[0]?.count ?? 0;
}

function mostWanted(query: SQL, end: SQL, limit: SQL): SQL {
  const { campaignId, document, endAt, popularity } = campaignSearch;
  return sql`(
    select ${campaignId}, ${document}, ${popularity}, ${endAt} from ${campaignSearch}
    where ${document} @@ ${query} and ${endAt} ${end}
    order by ${popularity} desc, ${campaignId}
    limit ${limit}
  )`;
}

/**
 * For each word the known term that it is the fewest slips away from, or the word itself where it is known or no term
 * is near. Among equally near ones the most similar comes first, then the most frequent.
 */
export async function mendWords(db: Executor, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const list = sql.join(
    words.map((word, place) => sql`(${place}::integer, ${word}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ word: string; terms: readonly string[] }>(sql`
    select w.word, array(
      select t.term from ${searchTerm} t
      where t.term % w.word and similarity(t.term, w.word) > ${TERM_SIMILARITY}
      order by similarity(t.term, w.word) desc, t.weight desc, t.term
      limit ${TERM_CANDIDATES}
    ) as terms
    from (values ${list}) w (place, word)
    order by w.place`);
  return rows.map(({ word, terms }) => nearest(word, [...terms, ...likelyNouns(word)]));
}

/** What everything here is called, where the word is hardly anything else: one slip in four letters. */
function likelyNouns(word: string): string[] {
  return genericNouns
    .map(foldTurkish)
    .filter((noun) => editSteps(word, noun) <= Math.floor(noun.length / LETTERS_PER_SLIP));
}

/** The term that is the fewest slips away; of equally near ones the first. */
function nearest(word: string, terms: readonly string[]): string {
  const steps = new Map(terms.map((term) => [term, editSteps(word, term)]));
  const fewest = Math.min(...steps.values());
  return terms.find((term) => steps.get(term) === fewest) ?? word;
}
