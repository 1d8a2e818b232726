import { followKinds, MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import type { Relation } from '../relations.ts';

/** Where what guests follow lies on their device: no consent is needed for what they asked for themselves. */
export const GUEST_FOLLOWS = 'follows';

/** What a guest follows, the latest last, each with its end where it is a campaign that has one: ISO 8601. */
export type KeptFollows = ReadonlyMap<Relation, string | undefined>;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const shape = new RegExp(
  `^((?:${followKinds.join('|')}):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?: (\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z))?$`,
);

/** Whether anything is kept on this device; a browser may refuse storage altogether. */
export function hasGuestFollows(): boolean {
  try {
    return localStorage.getItem(GUEST_FOLLOWS) !== null;
  } catch {
    return false;
  }
}

/** What a guest follows on this device; what does not read like ours is left out. */
export function readGuestFollows(store: Store): KeptFollows {
  const follows = new Map<Relation, string | undefined>();
  try {
    const kept: unknown = JSON.parse(store.getItem(GUEST_FOLLOWS) ?? '[]');
    for (const one of Array.isArray(kept) ? kept : []) {
      const [, relation, end] = shape.exec(String(one)) ?? [];
      if (relation !== undefined) follows.set(relation as Relation, end);
    }
  } catch {
    // Storage that is refused or was written by something else holds nothing for us.
  }
  return follows;
}

/** Keeps what a guest follows; the oldest make room, and nothing is kept of nothing. */
export function keepGuestFollows(store: Store, follows: KeptFollows): void {
  const kept = [...follows].slice(-MOST_KEPT_FOLLOWS);
  if (kept.length === 0) store.removeItem(GUEST_FOLLOWS);
  else store.setItem(GUEST_FOLLOWS, JSON.stringify(kept.map((one) => one.filter(Boolean).join(' '))));
}

/** The ends of what is kept, as far as there are any. */
export function endsOf(follows: KeptFollows): ReadonlyMap<Relation, string> {
  return new Map([...follows].flatMap(([relation, end]) => (end === undefined ? [] : [[relation, end]])));
}

/** The ids of the campaigns among what somebody follows. */
export function campaignIds(relations: Iterable<Relation>): string[] {
  return idsOf('campaign', relations);
}

/** A guest's follows as the account takes them over. */
export function followsBody(follows: KeptFollows) {
  const of = (kind: string) => idsOf(kind, follows.keys());
  return { campaigns: of('campaign'), brands: of('brand'), categories: of('category') };
}

function idsOf(kind: string, relations: Iterable<Relation>): string[] {
  return [...relations]
    .filter((relation) => relation.startsWith(`${kind}:`))
    .map((relation) => relation.slice(kind.length + 1));
}

/** A browser may refuse storage altogether; then nothing outlives the page. */
export function inStore<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
