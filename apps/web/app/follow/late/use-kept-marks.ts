import { useClient } from '@ayrac/browser/calls/client.ts';
import { useEffect, useRef } from 'react';
import { askedMarks, changeKnown, type Mark, readKnown, watchKnown } from '../marks.ts';
import { inStore, keepGuestFollows, readGuestFollows } from './guest-follows.ts';
import { keepAtServer } from './keep-at-server.ts';
import type { FollowNews, MarkKeeper } from './mark-keeper.ts';

/** Keeps the marks of a guest on the device, those of a member at the server, and joins the former to the latter. */
export function useKeptMarks(accountId: string | null, tell: (news: FollowNews) => void): void {
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
      if (accountId !== null) changeKnown({ marks: new Set() });
    };
  }, [client, accountId]);
}

function keepHere(say: (news: FollowNews) => void): MarkKeeper {
  return {
    open: () =>
      changeKnown({
        marks: new Set([...(inStore(readGuestFollows) ?? []), ...pressedOnes(), ...askedMarks()]),
        unread: 0,
      }),
    keep: ({ mark, name }) => {
      const isFollowed = readKnown().marks.has(mark);
      inStore((store) => {
        const others = readGuestFollows(store).filter((one) => one !== mark);
        keepGuestFollows(store, isFollowed ? [...others, mark] : others);
      });
      say({ kind: isFollowed ? 'kept-here' : 'unfollowed', name });
    },
  };
}

function pressedOnes(): Mark[] {
  const { marks, pressed } = readKnown();
  return pressed.map(({ mark }) => mark).filter((mark) => marks.has(mark));
}
