import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { redirect } from './table.ts';

const MOST_MISSING = 100;
const MOST_COMPARED = 1_000;

const inUse = and(eq(redirect.isActive, true), isNull(redirect.binnedAt));

/** Lists the active redirects. */
export function listRedirects(db: Executor) {
  const { id, fromPath, toPath } = redirect;
  return db.select({ id, fromPath, toPath }).from(redirect).where(inUse).orderBy(asc(fromPath));
}

/** Lists the other active redirects that start at this one's target or end at its start. */
export function listTouching(db: Executor, own: { id: string; fromPath: string; toPath: string }) {
  const { id, fromPath, toPath } = redirect;
  return db
    .select({ fromPath, toPath })
    .from(redirect)
    .where(
      and(inUse, sql`${id} <> ${own.id}`, sql`(${fromPath} = ${own.toPath} or ${toPath} = ${own.fromPath})`),
    )
    .orderBy(asc(fromPath));
}

/**
 * Lists the missing pages requested since a day, the most frequent first. Paths that are redirected by now are left
 * out. Of the most frequent paths only a thousand are compared with the redirects, not all of the log.
 */
export async function listMissing(db: Executor, since: string) {
  const { rows } = await db.execute<{ path: string; hits: number; lastDay: string }>(sql`
    with busiest as (
      select path, sum(hits)::integer as hits, max(day)::text as "lastDay"
      from missing_page where day >= ${since}
      group by path order by sum(hits) desc, path limit ${MOST_COMPARED}
    )
    select path, hits, "lastDay" from busiest b
    where ${isNotRedirected(sql`b.path`)}
    order by hits desc, path
    limit ${MOST_MISSING}`);
  return rows;
}

/** Returns the query of all missing pages since a day, with their requests and the last day, the most frequent first. */
export function missingSince(since: string): SQL {
  return sql`
    select path, sum(hits)::integer, max(day)::text from missing_page m
    where day >= ${since} and ${isNotRedirected(sql`m.path`)}
    group by path order by sum(hits) desc, path`;
}

/** Counts these pages. */
export async function countMissing(db: Executor, since: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (${missingSince(since)}) pages`);
  return rows[0]?.count ?? 0;
}

function isNotRedirected(path: SQL): SQL {
  return sql`not exists (
    select from redirect r where r.from_path = ${path} and r.is_active and r.binned_at is null
  )`;
}
