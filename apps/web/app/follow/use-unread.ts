import { useSyncExternalStore } from 'react';
import { readKnown, watchKnown } from './relations.ts';

/** Returns the number of unread notifications. */
export function useUnread(): number {
  return useSyncExternalStore(
    watchKnown,
    () => readKnown().unread,
    () => 0,
  );
}
