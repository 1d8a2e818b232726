import { useClient } from '@ayrac/browser/calls/client.ts';
import { useEffect, useRef } from 'react';
import { changeKnown, type Relation, readKnown, sentRelations, watchKnown } from '../relations.ts';
import { endsOf, keepGuestFollows, readGuestFollows } from './guest-follows.ts';
import { keepAtServer } from './keep-at-server.ts';
import type { FollowNews, RelationKeeper } from './relation-keeper.ts';

/** Stores a guest's relations on the device and a member's at the server, and merges the former into the latter. */
export function useKeptRelations(accountId: string | null, onNews: (news: FollowNews) => void): void {
  const client = useClient();
  const latest = useRef(onNews);
  latest.current = onNews;

  useEffect(() => {
    const say = (news: FollowNews) => latest.current(news);
    const keeper = accountId === null ? keepHere(say) : keepAtServer(client, say);
    keeper.open();
    const take = () => {
      const { pressed } = readKnown();
      if (pressed.length === 0) return;
      changeKnown({ pressed: [] });
      for (const one of pressed) keeper.keep(one);
    };
    take();
    const stop = watchKnown(take);
    return () => {
      stop();
      // Removes the member's relations, so that the next visitor of this tab does not see them.
      if (accountId !== null) changeKnown({ relations: new Set() });
    };
  }, [client, accountId]);
}

function keepHere(say: (news: FollowNews) => void): RelationKeeper {
  return {
    open: () => {
      const kept = readGuestFollows();
      changeKnown({
        relations: new Set([...kept.keys(), ...pressedOnes(), ...sentRelations()]),
        ends: new Map([...readKnown().ends, ...endsOf(kept)]),
        unread: 0,
      });
    },
    keep: (pressed) => {
      const { relation } = pressed;
      const { relations, ends } = readKnown();
      const isFollowed = relations.has(relation);
      const kept = new Map(readGuestFollows());
      kept.delete(relation);
      if (isFollowed) kept.set(relation, ends.get(relation));
      keepGuestFollows(kept);
      say({ kind: isFollowed ? 'kept-here' : 'unfollowed', pressed });
    },
  };
}

function pressedOnes(): Relation[] {
  const { relations, pressed } = readKnown();
  return pressed.map(({ relation }) => relation).filter((relation) => relations.has(relation));
}
