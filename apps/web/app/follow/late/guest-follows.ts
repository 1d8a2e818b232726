import { readJson, withStorage } from '@ayrac/browser/browser-storage.ts';
import { followKinds, MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import type { Relation } from '../relations.ts';

/**
 * Key of a guest's follows in localStorage. They need no consent, because the visitor explicitly asked to keep them.
 */
export const GUEST_FOLLOWS = 'follows';

/** A guest's follows, the latest last. The value is the end of a campaign as an ISO 8601 instant, or undefined. */
export type KeptFollows = ReadonlyMap<Relation, string | undefined>;

const shape = new RegExp(
  `^((?:${followKinds.join('|')}):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?: (\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z))?$`,
);

/** Whether follows are stored on this device. False if the browser denies storage. */
export function hasGuestFollows(): boolean {
  return withStorage('localStorage', (storage) => storage.getItem(GUEST_FOLLOWS) !== null) ?? false;
}

/** Returns the follows stored on this device. Skips malformed entries. */
export function readGuestFollows(): KeptFollows {
  const follows = new Map<Relation, string | undefined>();
  const stored = withStorage('localStorage', (storage) => readJson(storage, GUEST_FOLLOWS));
  for (const one of Array.isArray(stored) ? stored : []) {
    const [, relation, end] = shape.exec(String(one)) ?? [];
    if (relation !== undefined) follows.set(relation as Relation, end);
  }
  return follows;
}

/**
 * Stores a guest's follows and drops the oldest beyond the limit. An empty list removes the entry. If the browser
 * denies storage, follows last as long as the page.
 */
export function keepGuestFollows(follows: KeptFollows): void {
  const kept = [...follows].slice(-MOST_KEPT_FOLLOWS);
  withStorage('localStorage', (storage) => {
    if (kept.length === 0) storage.removeItem(GUEST_FOLLOWS);
    else storage.setItem(GUEST_FOLLOWS, JSON.stringify(kept.map((one) => one.filter(Boolean).join(' '))));
  });
}

/** Returns the known ends of stored follows. */
export function endsOf(follows: KeptFollows): ReadonlyMap<Relation, string> {
  return new Map([...follows].flatMap(([relation, end]) => (end === undefined ? [] : [[relation, end]])));
}

/** Returns the ids of the campaigns among the relations. */
export function campaignIds(relations: Iterable<Relation>): string[] {
  return idsOf('campaign', relations);
}

/** Returns the request body that merges a guest's follows into an account. */
export function followsBody(follows: KeptFollows) {
  const of = (kind: string) => idsOf(kind, follows.keys());
  return { campaigns: of('campaign'), brands: of('brand'), categories: of('category') };
}

function idsOf(kind: string, relations: Iterable<Relation>): string[] {
  return [...relations]
    .filter((relation) => relation.startsWith(`${kind}:`))
    .map((relation) => relation.slice(kind.length + 1));
}
