import { useSyncExternalStore } from 'react';
import { readKnown, watchKnown } from './relations.ts';

/** How many notifications are unread. */
export function useUnread(): number {
  return useSyncExternalStore(
    watchKnown,
    () => readKnown().unread,
    () => 0,
  );
}
