import { useClient } from '@ayrac/browser/calls/client.ts';
import { useEffect, useRef } from 'react';
import { askedRelations, changeKnown, type Relation, readKnown, watchKnown } from '../relations.ts';
import { inStore, keepGuestFollows, readGuestFollows } from './guest-follows.ts';
import { keepAtServer } from './keep-at-server.ts';
import type { FollowNews, RelationKeeper } from './relation-keeper.ts';

/** Keeps the relations of a guest on the device, those of a member at the server, and joins the former to the latter. */
export function useKeptRelations(accountId: string | null, tell: (news: FollowNews) => void): void {
  const client = useClient();
  const told = useRef(tell);
  told.current = tell;

  useEffect(() => {
    const say = (news: FollowNews) => told.current(news);
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
      // What a member asked for is nothing to whoever comes after them.
      if (accountId !== null) changeKnown({ relations: new Set() });
    };
  }, [client, accountId]);
}

function keepHere(say: (news: FollowNews) => void): RelationKeeper {
  return {
    open: () =>
      changeKnown({
        relations: new Set([...(inStore(readGuestFollows) ?? []), ...pressedOnes(), ...askedRelations()]),
        unread: 0,
      }),
    keep: ({ relation, name }) => {
      const isFollowed = readKnown().relations.has(relation);
      inStore((store) => {
        const others = readGuestFollows(store).filter((one) => one !== relation);
        keepGuestFollows(store, isFollowed ? [...others, relation] : others);
      });
      say({ kind: isFollowed ? 'kept-here' : 'unfollowed', name });
    },
  };
}

function pressedOnes(): Relation[] {
  const { relations, pressed } = readKnown();
  return pressed.map(({ relation }) => relation).filter((relation) => relations.has(relation));
}
