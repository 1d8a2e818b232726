import type { IconName } from '@ayrac/kit/icon-name.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** An action of the current page in the palette. */
export interface PageCommand {
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  readonly act: () => void;
}

const none: readonly PageCommand[] = [];
const listeners = new Set<() => void>();
let offered = none;

function offer(commands: readonly PageCommand[]): void {
  offered = commands;
  for (const listener of listeners) listener();
}

/** Offers a page's actions in the palette while the component is mounted. */
export function useOfferedCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    offer(commands);
    return () => offer(none);
  }, [commands]);
}

/** Returns the actions of the current page. */
export function usePageCommands(): readonly PageCommand[] {
  return useSyncExternalStore(subscribe, () => offered);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
