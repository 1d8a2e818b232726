import { useSyncExternalStore } from 'react';
import { readKnown, watchKnown } from './relations.ts';

/** Returns the number of bookmarked campaigns that have not ended. */
export function useBookmarkCount(): number {
  return useSyncExternalStore(watchKnown, countLive, () => 0);
}

/** Counts the bookmarked campaigns that have not ended. The list of bookmarks marks the ended ones. */
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
