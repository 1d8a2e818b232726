import { type FollowKind, MOST_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { follow } from './table.ts';

/** Something that can be followed. */
export interface Target {
  readonly kind: FollowKind;
  readonly id: string;
}

/** Wanted targets that exist and are shown, including ended campaigns. */
export const shownTargets = sql`
  select w.kind, w.id, w.place from wanted w join campaign c on w.kind = 'campaign' and c.id = w.id
    and ${isShown(campaign, 'c')}
  union all
  select w.kind, w.id, w.place from wanted w join brand b on w.kind = 'brand' and b.id = w.id
    and ${isShown(brand, 'b')}
  union all
  select w.kind, w.id, w.place from wanted w join category g on w.kind = 'category' and g.id = w.id
    and ${isShown(category, 'g')}`;

/** Whether a target exists and is shown. */
export async function isFollowable(db: Executor, { kind, id }: Target): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with wanted (kind, id, place) as (values (${kind}::text, ${id}::uuid, 1)) ${shownTargets}`);
  return (rowCount ?? 0) > 0;
}

/**
 * Lists the follows of an account, the latest first. Campaigns come with their end; campaigns that were taken down are
 * left out.
 */
export function listFollowRows(db: Executor, accountId: string) {
  return db
    .select({ kind: follow.kind, id: follow.targetId, endAt: campaign.endAt })
    .from(follow)
    .leftJoin(campaign, and(eq(follow.kind, 'campaign'), eq(campaign.id, follow.targetId), isShown(campaign)))
    .where(and(eq(follow.accountId, accountId), or(ne(follow.kind, 'campaign'), isNotNull(campaign.id))))
    .orderBy(desc(follow.createdAt), desc(follow.targetId))
    .limit(MOST_FOLLOWS);
}
