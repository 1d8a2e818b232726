import { followKinds, MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import type { Relation } from '../relations.ts';

/** Where what guests follow lies on their device: no consent is needed for what they asked for themselves. */
export const GUEST_FOLLOWS = 'follows';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const shape = new RegExp(`^(?:${followKinds.join('|')}):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);

/** Whether anything is kept on this device; a browser may refuse storage altogether. */
export function hasGuestFollows(): boolean {
  try {
    return localStorage.getItem(GUEST_FOLLOWS) !== null;
  } catch {
    return false;
  }
}

/** What a guest follows on this device, the latest last; what does not read like ours is left out. */
export function readGuestFollows(store: Store): readonly Relation[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(GUEST_FOLLOWS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is Relation => shape.test(String(one))) : [];
  } catch {
    return [];
  }
}

/** Keeps what a guest follows; the oldest make room, and nothing is kept of nothing. */
export function keepGuestFollows(store: Store, relations: readonly Relation[]): void {
  const kept = relations.slice(-MOST_KEPT_FOLLOWS);
  if (kept.length === 0) store.removeItem(GUEST_FOLLOWS);
  else store.setItem(GUEST_FOLLOWS, JSON.stringify(kept));
}

/** A guest's follows as the account takes them over. */
export function followsBody(relations: readonly Relation[]) {
  const idsOf = (kind: string) =>
    relations
      .filter((relation) => relation.startsWith(`${kind}:`))
      .map((relation) => relation.slice(kind.length + 1));
  return { campaigns: idsOf('campaign'), brands: idsOf('brand'), categories: idsOf('category') };
}

/** A browser may refuse storage altogether; then nothing outlives the page. */
export function inStore<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
