import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** What a page can do just now, beside what can be done anywhere. */
export interface PageDeed {
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  readonly act: () => void;
}

const none: readonly PageDeed[] = [];
const listeners = new Set<() => void>();
let offered = none;

function offer(deeds: readonly PageDeed[]): void {
  offered = deeds;
  for (const listener of listeners) listener();
}

/** Has the palette offer what a page can do for as long as it stands there. */
export function useOfferedDeeds(deeds: readonly PageDeed[]): void {
  useEffect(() => {
    offer(deeds);
    return () => offer(none);
  }, [deeds]);
}

/** What the page offers. */
export function usePageDeeds(): readonly PageDeed[] {
  return useSyncExternalStore(subscribe, () => offered);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
