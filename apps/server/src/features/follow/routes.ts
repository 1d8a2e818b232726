import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { ownRelationsOf } from './present.ts';
import { isFollowable } from './queries.ts';
import { addFollows, removeFollow } from './writes.ts';

export const followHandlers: Handlers<'follow' | 'unfollow' | 'listFollows' | 'joinFollows'> = {
  async follow({ db, caller, now }, { body }) {
    const added = await addFollows(db, memberOf(caller).id, [body], now);
    if (added === 0)
      throw new RefusalError((await isFollowable(db, body)) ? 'too-many-follows' : 'not-found');
    return { isFollowed: true };
  },

  async unfollow({ db, caller }, { body }) {
    await removeFollow(db, memberOf(caller).id, body);
    return { isFollowed: false };
  },

  listFollows: ({ db, caller }) => ownRelationsOf(db, memberOf(caller).id),

  async joinFollows({ db, caller, now }, { body }) {
    const { id: accountId } = memberOf(caller);
    const targets = [
      ...body.campaigns.map((id) => ({ kind: 'campaign' as const, id })),
      ...body.brands.map((id) => ({ kind: 'brand' as const, id })),
      ...body.categories.map((id) => ({ kind: 'category' as const, id })),
    ];
    if (targets.length > 0) await addFollows(db, accountId, targets, now);
    return ownRelationsOf(db, accountId);
  },
};
