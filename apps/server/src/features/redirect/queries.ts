import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { redirect } from './table.ts';

const MOST_MISSING = 100;

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
 * out.
 */
export async function listMissing(db: Executor, since: string) {
  const { rows } = await db.execute<{ path: string; hits: number; lastDay: string }>(sql`
    select m.path, sum(m.hits)::integer as hits, max(m.day)::text as "lastDay"
    from missing_page m
    where m.day >= ${since} and not exists (
      select from redirect r where r.from_path = m.path and r.is_active and r.binned_at is null
    )
    group by m.path
    order by sum(m.hits) desc, m.path
    limit ${MOST_MISSING}`);
  return rows;
}
