import type { CountedSearch } from '@ayrac/contract/office/queries.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

const MOST_QUERIES = 200;

/** Which searches: of so many days until this one, of one language or all, those without a result alone or all. */
export interface Searched {
  /** YYYY-MM-DD */
  readonly since: string;
  readonly locale: Locale | undefined;
  readonly isEmpty: boolean;
}

/** What was searched for most, or found nothing most often. */
export async function listSearches(db: Executor, { since, locale, isEmpty }: Searched) {
  const by = isEmpty ? sql`empty` : sql`searches`;
  const { rows } = await db.execute<CountedSearch & Record<string, unknown>>(sql`
    select counted.term, counted.locale, searches, empty, s.id as "synonymId"
    from (
      select term, locale, sum(searches)::integer as searches, sum(empty)::integer as empty
      from search_count
      where day >= ${since} and (${locale ?? null}::text is null or locale = ${locale ?? null})
      group by term, locale
    ) counted
    left join synonym s on s.locale = counted.locale and s.term_key = counted.term and s.binned_at is null
    where ${by} > 0
    order by ${by} desc, counted.term, counted.locale
    limit ${MOST_QUERIES}`);
  return rows;
}

/** How many searches there were, and how many of them found nothing. */
export async function countSearches(db: Executor, { since, locale }: Searched) {
  const { rows } = await db.execute<{ searches: number; empty: number }>(sql`
    select coalesce(sum(searches), 0)::integer as searches, coalesce(sum(empty), 0)::integer as empty
    from search_count
    where day >= ${since} and (${locale ?? null}::text is null or locale = ${locale ?? null})`);
  return rows[0] ?? { searches: 0, empty: 0 };
}
