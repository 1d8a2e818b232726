import type { Client } from '@ayrac/contract/client.ts';
import type { OwnMarks } from '@ayrac/contract/follow.ts';
import type { FollowKind } from '@ayrac/domain/follow.ts';
import { useEffect, useRef } from 'react';
import { useClient } from '#web/calls/client.ts';
import { changeKnown, type Mark, type Pressed, readKnown, watchKnown } from '../marks.ts';
import { followsBody, keepGuestFollows, readGuestFollows } from './guest-follows.ts';

/** What became of a press, for whoever says so. */
export type FollowNews =
  | { readonly kind: 'kept-here' | 'followed' | 'unfollowed'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string }
  | { readonly kind: 'joined'; readonly count: number };

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

interface MarkKeeper {
  readonly open: () => void;
  readonly keep: (pressed: Pressed) => void;
}

function keepHere(say: (news: FollowNews) => void): MarkKeeper {
  return {
    open: () =>
      changeKnown({
        marks: new Set([...(inStore(readGuestFollows) ?? []), ...pressedOnes(), ...askedOnes()]),
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

function keepAtServer(client: Client, say: (news: FollowNews) => void): MarkKeeper {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = new Map<Mark, boolean>();

  async function open(): Promise<void> {
    const kept = inStore(readGuestFollows) ?? [];
    const own =
      kept.length === 0 ? await client.listFollows() : await client.joinFollows({ body: followsBody(kept) });
    if (kept.length > 0) {
      inStore((store) => keepGuestFollows(store, []));
      say({ kind: 'joined', count: kept.length });
    }
    const marks = new Set([...marksOf(own), ...askedOnes()]);
    // What was pressed meanwhile is newer than the answer.
    for (const [mark, isFollowed] of waiting) {
      if (isFollowed) marks.add(mark);
      else marks.delete(mark);
    }
    changeKnown({ marks, unread: own.unread });
  }

  async function send({ mark, name }: Pressed, isFollowed: boolean): Promise<void> {
    const body = { kind: kindOf(mark), id: mark.slice(mark.indexOf(':') + 1) };
    try {
      if (isFollowed) await client.follow({ body });
      else await client.unfollow({ body });
      say({ kind: isFollowed ? 'followed' : 'unfollowed', name });
    } catch (error) {
      const marks = new Set(readKnown().marks);
      if (isFollowed) marks.delete(mark);
      else marks.add(mark);
      changeKnown({ marks });
      say({ kind: 'refused', name, message: error instanceof Error ? error.message : '' });
    } finally {
      waiting = new Map([...waiting].filter(([key]) => key !== mark));
    }
  }

  return {
    // Without an answer the page lacks its marks, and nothing else.
    open: () => void open().catch(() => undefined),
    keep: (pressed) => {
      const isFollowed = readKnown().marks.has(pressed.mark);
      waiting.set(pressed.mark, isFollowed);
      // One after the other: of two presses the later one holds.
      last = last.then(() => send(pressed, isFollowed));
    },
  };
}

/** The marks that an account's answer makes. */
export function marksOf({ campaigns, brands, categories, requested }: OwnMarks): readonly Mark[] {
  const as = (kind: 'campaign' | 'brand' | 'category' | 'requested', ids: readonly string[]) =>
    ids.map((id): Mark => `${kind}:${id}`);
  return [
    ...as('campaign', campaigns),
    ...as('brand', brands),
    ...as('category', categories),
    ...as('requested', requested),
  ];
}

function kindOf(mark: Mark): FollowKind {
  if (mark.startsWith('brand:')) return 'brand';
  return mark.startsWith('category:') ? 'category' : 'campaign';
}

function askedOnes(): Mark[] {
  return [...readKnown().marks].filter((mark) => mark.startsWith('asked:'));
}

function pressedOnes(): Mark[] {
  const { marks, pressed } = readKnown();
  return pressed.map(({ mark }) => mark).filter((mark) => marks.has(mark));
}

/** A browser may refuse storage altogether; then nothing outlives the page. */
function inStore<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
