import type { Client } from '@ayrac/contract/client.ts';
import type { OwnMarks } from '@ayrac/contract/follow.ts';
import type { FollowKind } from '@ayrac/domain/person/follow.ts';
import { askedMarks, changeKnown, type Mark, type Pressed, readKnown } from '../marks.ts';
import { followsBody, inStore, keepGuestFollows, readGuestFollows } from './guest-follows.ts';
import type { FollowNews, MarkKeeper } from './mark-keeper.ts';

/** The calls that it makes. */
export type FollowCalls = Pick<Client, 'listFollows' | 'joinFollows' | 'follow' | 'unfollow'>;

/** Keeps the marks of a member at the server, to which those of a guest on this device are joined first. */
export function keepAtServer(client: FollowCalls, say: (news: FollowNews) => void): MarkKeeper {
  let last: Promise<unknown> = Promise.resolve();
  let opened: Promise<unknown> = Promise.resolve();
  /** What was pressed since the server was asked, in its order, until both have answered. */
  const pressedSince = new Map<Pressed, boolean>();

  async function open(): Promise<void> {
    const kept = inStore(readGuestFollows) ?? [];
    const own =
      kept.length === 0 ? await client.listFollows() : await client.joinFollows({ body: followsBody(kept) });
    if (kept.length > 0) {
      inStore((store) => keepGuestFollows(store, []));
      say({ kind: 'joined', count: kept.length });
    }
    const marks = new Set([...marksOf(own), ...askedMarks()]);
    // The server may have been asked before it heard of a press, and answer after it has.
    for (const [{ mark }, isFollowed] of pressedSince) {
      if (isFollowed) marks.add(mark);
      else marks.delete(mark);
    }
    changeKnown({ marks, unread: own.unread });
  }

  async function send(pressed: Pressed, isFollowed: boolean): Promise<void> {
    const { mark, name } = pressed;
    const body = { kind: kindOf(mark), id: mark.slice(mark.indexOf(':') + 1) };
    try {
      if (isFollowed) await client.follow({ body });
      else await client.unfollow({ body });
      say({ kind: isFollowed ? 'followed' : 'unfollowed', name });
      void opened.then(() => pressedSince.delete(pressed));
    } catch (error) {
      pressedSince.delete(pressed);
      const marks = new Set(readKnown().marks);
      if (isFollowed) marks.delete(mark);
      else marks.add(mark);
      changeKnown({ marks });
      say({ kind: 'refused', name, message: error instanceof Error ? error.message : '' });
    }
  }

  return {
    open: () => {
      // Without an answer the page lacks its marks, and nothing else.
      opened = open().catch(() => undefined);
    },
    keep: (pressed) => {
      const isFollowed = readKnown().marks.has(pressed.mark);
      pressedSince.set(pressed, isFollowed);
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
