import type { OwnRelations } from '@ayrac/contract/follow.ts';
import type { FollowKind } from '@ayrac/domain/person/follow.ts';
import type { Executor } from '#server/db/database.ts';
import { listHeldCampaigns } from '#server/features/lead/request/queries.ts';
import { countUnread } from '#server/features/notification/queries.ts';
import { listFollowRows } from './queries.ts';

/** Returns the follows and requests of a member for display on pages. */
export async function ownRelationsOf(db: Executor, accountId: string): Promise<OwnRelations> {
  const [follows, requested, unread] = await Promise.all([
    listFollowRows(db, accountId),
    listHeldCampaigns(db, accountId),
    countUnread(db, accountId),
  ]);
  const idsOf = (kind: FollowKind) => follows.filter((one) => one.kind === kind).map(({ id }) => id);
  return {
    campaigns: idsOf('campaign'),
    ends: follows.flatMap(({ id, endAt }) => (endAt === null ? [] : { id, endAt: endAt.toISOString() })),
    brands: idsOf('brand'),
    categories: idsOf('category'),
    requested,
    unread,
  };
}
