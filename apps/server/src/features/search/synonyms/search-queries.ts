import type { CountedSearch, OpenedResult } from '@ayrac/contract/office/queries.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

const MOST_QUERIES = 200;
const MOST_RESULTS = 3;

/** Counts of a query without its clicks. */
type CountedRow = Pick<CountedSearch, 'term' | 'spelling' | 'locale' | 'searches' | 'empty' | 'synonymId'> &
  Record<string, unknown>;

/** Selects searches: from a day on, of one language or all, only those without results or all. */
export interface Searched {
  /** YYYY-MM-DD */
  readonly since: string;
  readonly locale: Locale | undefined;
  readonly isEmpty: boolean;
}

/** The spelling in which a grouped term was typed last. Rows of earlier versions have none. */
export const lastSpelling = sql`coalesce(
  (array_agg(spelling order by day desc, locale) filter (where spelling is not null))[1], term)`;

/** The same for one of the terms below, from its latest row with a spelling. */
const spelling = sql`coalesce((select spelling from search_count c
  where c.day = spelt_on and c.locale = counted.locale and c.term = counted.term), counted.term) as spelling`;

/** The selected terms, the most frequent first, joined with their synonym, if any. Spellings are read for these only. */
function selectTerms({ since, locale, isEmpty }: Searched, columns: SQL): SQL {
  const by = isEmpty ? sql`empty` : sql`searches`;
  return sql`
    select ${columns}
    from (
      select
        term, locale, max(day) filter (where spelling is not null) as spelt_on,
        sum(searches)::integer as searches, sum(empty)::integer as empty
      from search_count
      where day >= ${since} and (${locale ?? null}::text is null or locale = ${locale ?? null})
      group by term, locale
    ) counted
    left join synonym s on s.locale = counted.locale and s.term_key = counted.term and s.binned_at is null
    where ${by} > 0
    order by ${by} desc, counted.term, counted.locale`;
}

/** Lists the most frequent searches, or those that most often found nothing. */
export async function listSearches(db: Executor, searched: Searched) {
  const terms = selectTerms(
    searched,
    sql`counted.term, ${spelling}, counted.locale, searches, empty, s.id as "synonymId"`,
  );
  const { rows } = await db.execute<CountedRow>(sql`${terms} limit ${MOST_QUERIES}`);
  return rows;
}

/** Returns the query of all selected terms: spelling, language, counts, and what its synonym means or leads to. */
export function searchesOf(searched: Searched): SQL {
  return selectTerms(
    searched,
    sql`${spelling}, counted.locale, searches, empty, coalesce(s.meaning, s.path)`,
  );
}

/** Counts the selected terms. */
export async function countTerms(db: Executor, searched: Searched): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (${selectTerms(searched, sql`s.id`)}) terms`);
  return rows[0]?.count ?? 0;
}

/** Lists the most opened results of these queries, with the totals of each query. */
export async function listOpened(
  db: Executor,
  since: string,
  queries: readonly Pick<CountedSearch, 'term' | 'locale'>[],
) {
  const { rows } = await db.execute<OpenedRow & Record<string, unknown>>(sql`
    with opened as (
      select term, locale, kind, target_id, sum(clicks) as clicks, sum(first_clicks) as first_clicks, sum(places) as places
      from search_click
      where day >= ${since} and (term, locale) in (
        select * from unnest(${sql.param(queries.map(({ term }) => term))}::text[],
          ${sql.param(queries.map(({ locale }) => locale))}::text[]))
      group by term, locale, kind, target_id
    ), named as (
      select opened.*, case kind
        when 'campaign' then (select title from campaign c where c.id = target_id)
        when 'category' then (select name from category c where c.id = target_id)
        else (select name from brand b where b.id = target_id) end as name
      from opened
    ), ranked as (
      select *, row_number() over (partition by term, locale order by clicks desc, kind, target_id) as rank,
        sum(first_clicks) over by_query as clicked, sum(places) over by_query / sum(clicks) over by_query as mean_place
      from named where name is not null
      window by_query as (partition by term, locale)
    )
    select term, locale, kind, target_id as id, name, clicks::integer, places::float / clicks as place,
      clicked::integer, mean_place::float as "meanPlace"
    from ranked where rank <= ${MOST_RESULTS} order by term, locale, rank`);
  return rows;
}

/** Opened result, with the totals of its query. */
type OpenedRow = OpenedResult &
  Pick<CountedSearch, 'term' | 'locale' | 'clicked'> & { readonly meanPlace: number };

/** Counts the searches, and those without results. */
export async function countSearches(db: Executor, { since, locale }: Searched) {
  const { rows } = await db.execute<{ searches: number; empty: number }>(sql`
    select coalesce(sum(searches), 0)::integer as searches, coalesce(sum(empty), 0)::integer as empty
    from search_count
    where day >= ${since} and (${locale ?? null}::text is null or locale = ${locale ?? null})`);
  return rows[0] ?? { searches: 0, empty: 0 };
}
