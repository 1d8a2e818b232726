import { type FollowKind, MOST_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { follow } from './table.ts';

/** Something that can be followed. */
export interface Target {
  readonly kind: FollowKind;
  readonly id: string;
}

/** Those of the targets that are there and shown; an ended campaign is. */
const shownTargets = sql`
  select w.kind, w.id, w.place from wanted w join campaign c on w.kind = 'campaign' and c.id = w.id and c.is_active
  union all
  select w.kind, w.id, w.place from wanted w join brand b on w.kind = 'brand' and b.id = w.id and b.is_active
  union all
  select w.kind, w.id, w.place from wanted w join category g on w.kind = 'category' and g.id = w.id and g.is_active`;

/**
 * Adds follows, each once, as far as they are shown and the account has room for them; answers how many of the
 * targets the account follows now. The order of ids keeps two calls from waiting for each other.
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

/** Whether something can be followed: it is there and shown. */
export async function isFollowable(db: Executor, { kind, id }: Target): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with wanted (kind, id, place) as (values (${kind}::text, ${id}::uuid, 1)) ${shownTargets}`);
  return (rowCount ?? 0) > 0;
}

/** Ends a follow, if there is one. */
export async function removeFollow(db: Executor, accountId: string, { kind, id }: Target): Promise<void> {
  await db
    .delete(follow)
    .where(and(eq(follow.accountId, accountId), eq(follow.kind, kind), eq(follow.targetId, id)));
}

/** What an account follows, the latest first. */
export function listFollowRows(db: Executor, accountId: string) {
  return db
    .select({ kind: follow.kind, id: follow.targetId })
    .from(follow)
    .where(eq(follow.accountId, accountId))
    .orderBy(desc(follow.createdAt), desc(follow.targetId))
    .limit(MOST_FOLLOWS);
}
