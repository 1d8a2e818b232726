import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** An action of the current page in the palette. */
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

/** Offers a page's actions in the palette while the component is mounted. */
export function useOfferedDeeds(deeds: readonly PageDeed[]): void {
  useEffect(() => {
    offer(deeds);
    return () => offer(none);
  }, [deeds]);
}

/** Returns the actions of the current page. */
export function usePageDeeds(): readonly PageDeed[] {
  return useSyncExternalStore(subscribe, () => offered);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
