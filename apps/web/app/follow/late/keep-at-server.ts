import type { Client } from '@ayrac/contract/client.ts';
import type { OwnRelations } from '@ayrac/contract/follow.ts';
import type { FollowKind } from '@ayrac/domain/person/follow.ts';
import { changeKnown, type Pressed, type Relation, readKnown, sentRelations } from '../relations.ts';
import { followsBody, keepGuestFollows, readGuestFollows } from './guest-follows.ts';
import type { FollowNews, RelationKeeper } from './relation-keeper.ts';

/** API calls of the keeper. */
export type FollowCalls = Pick<Client, 'listFollows' | 'joinFollows' | 'follow' | 'unfollow'>;

/** Stores a member's relations at the server. A guest's relations on this device are merged into the account first. */
export function keepAtServer(client: FollowCalls, say: (news: FollowNews) => void): RelationKeeper {
  let last: Promise<unknown> = Promise.resolve();
  let opened: Promise<unknown> = Promise.resolve();
  /** Presses since the list was requested, in order, until the server has answered both. */
  const pressedSince = new Map<Pressed, boolean>();

  async function open(): Promise<void> {
    const kept = readGuestFollows();
    const own =
      kept.size === 0 ? await client.listFollows() : await client.joinFollows({ body: followsBody(kept) });
    if (kept.size > 0) {
      keepGuestFollows(new Map());
      say({ kind: 'joined', count: kept.size });
    }
    const relations = new Set([...relationsOf(own), ...sentRelations()]);
    // The server may have read the list before it received a press, and answer after it.
    for (const [{ relation }, isFollowed] of pressedSince) {
      if (isFollowed) relations.add(relation);
      else relations.delete(relation);
    }
    const ends = own.ends.map(({ id, endAt }): [Relation, string] => [`campaign:${id}`, endAt]);
    changeKnown({ relations, ends: new Map([...readKnown().ends, ...ends]), unread: own.unread });
  }

  async function send(pressed: Pressed, isFollowed: boolean): Promise<void> {
    const { relation } = pressed;
    const body = { kind: kindOf(relation), id: relation.slice(relation.indexOf(':') + 1) };
    try {
      // Shown as done at once, so it must not be lost when the page is left at once.
      const options = { keepalive: true };
      if (isFollowed) await client.follow({ body }, options);
      else await client.unfollow({ body }, options);
      say({ kind: isFollowed ? 'followed' : 'unfollowed', pressed });
      void opened.then(() => pressedSince.delete(pressed));
    } catch (error) {
      pressedSince.delete(pressed);
      const relations = new Set(readKnown().relations);
      if (isFollowed) relations.delete(relation);
      else relations.add(relation);
      changeKnown({ relations });
      say({ kind: 'refused', pressed, message: error instanceof Error ? error.message : '' });
    }
  }

  return {
    open: () => {
      // Without an answer the page only lacks the member's relations.
      opened = open().catch(() => undefined);
    },
    keep: (pressed) => {
      const isFollowed = readKnown().relations.has(pressed.relation);
      pressedSince.set(pressed, isFollowed);
      // Sent one after the other, so that the last press wins.
      last = last.then(() => send(pressed, isFollowed));
    },
  };
}

/** Returns the relations in an account's reply. */
function relationsOf({ campaigns, brands, categories, requested }: OwnRelations): readonly Relation[] {
  const as = (kind: 'campaign' | 'brand' | 'category' | 'requested', ids: readonly string[]) =>
    ids.map((id): Relation => `${kind}:${id}`);
  return [
    ...as('campaign', campaigns),
    ...as('brand', brands),
    ...as('category', categories),
    ...as('requested', requested),
  ];
}

function kindOf(relation: Relation): FollowKind {
  if (relation.startsWith('brand:')) return 'brand';
  return relation.startsWith('category:') ? 'category' : 'campaign';
}
