import { useSyncExternalStore } from 'react';
import { readKnown, watchKnown } from './relations.ts';

/** How many of the campaigns that are followed go on. */
export function useBookmarkCount(): number {
  return useSyncExternalStore(watchKnown, countLive, () => 0);
}

/** What has ended is not counted: the list says so of it. */
export function countLive(): number {
  const { relations, ends } = readKnown();
  const now = Date.now();
  let count = 0;
  for (const relation of relations) {
    if (!relation.startsWith('campaign:')) continue;
    const end = ends.get(relation);
    if (end === undefined || Date.parse(end) > now) count += 1;
  }
  return count;
}
