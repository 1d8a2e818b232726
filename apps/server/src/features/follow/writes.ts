import { MOST_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { shownTargets, type Target } from './queries.ts';
import { follow } from './table.ts';

/**
 * Adds follows of targets that are shown, up to the limit of the account. Returns how many of the targets the account
 * follows afterwards. Rows are written in the order of their ids, so that two calls cannot deadlock.
 */
export async function addFollows(
  tx: Executor,
  accountId: string,
  targets: readonly Target[],
  now: Date,
): Promise<number> {
  const kinds = sql.param(targets.map(({ kind }) => kind));
  const ids = sql.param(targets.map(({ id }) => id));
  const { rows } = await tx.execute<{ followed: number }>(sql`
    with wanted (kind, id, place) as (
      select * from unnest(${kinds}::text[], ${ids}::uuid[]) with ordinality
    ), known as (
      select s.kind, s.id from (${shownTargets}) s
      join follow f on f.account_id = ${accountId} and f.kind = s.kind and f.target_id = s.id
    ), fresh as (
      select distinct on (s.kind, s.id) s.kind, s.id, s.place from (${shownTargets}) s
      where (s.kind, s.id) not in (select kind, id from known)
      order by s.kind, s.id, s.place
    ), room as (
      select kind, id from fresh order by place
      limit (select greatest(0, ${MOST_FOLLOWS} - count(*)) from follow where account_id = ${accountId})
    ), added as (
      insert into follow (account_id, kind, target_id, created_at)
      select ${accountId}, kind, id, ${now.toISOString()}::timestamptz from room order by kind, id
      on conflict do nothing
    )
    select ((select count(*) from known) + (select count(*) from room))::integer as followed`);
  return rows[0]?.followed ?? 0;
}

export async function removeFollow(db: Executor, accountId: string, { kind, id }: Target): Promise<void> {
  await db
    .delete(follow)
    .where(and(eq(follow.accountId, accountId), eq(follow.kind, kind), eq(follow.targetId, id)));
}
