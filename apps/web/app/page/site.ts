import type { Site } from '@ayrac/contract/page.ts';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';

/** What the root route loads: the settings of the site, and the instant at which the page was made (ISO 8601). */
export interface RootData {
  readonly now: string;
  readonly site: Site;
}

const MINUTE_MS = 60_000;

function useRootData() {
  const data = useRouteLoaderData<RootData>('root');
  if (data === undefined)
    throw new Error('The root route has no data, because the page failed before it was rendered.');
  return data;
}

/** Returns the settings of the site. */
export function useSite() {
  return useRootData().site;
}

const watchers = new Set<() => void>();
let current = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  current = Date.now();
  for (const changed of watchers) changed();
}

function subscribe(changed: () => void): () => void {
  if (watchers.size === 0) {
    tick();
    timer = setInterval(tick, MINUTE_MS);
  }
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
    if (watchers.size === 0) clearInterval(timer);
  };
}

/**
 * Returns what `read` derives from the time, as plain data. The first render uses the instant at which the page was
 * made, as on the server, and later ones the visitor's clock. The component renders again only if the result changes. A
 * component that read the time itself would be rendered a second time, synchronously, right after hydration.
 */
export function useOverTime<Answer>(read: (now: Date) => Answer): Answer {
  const made = Date.parse(useRootData().now);
  const answer = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read(new Date(current || made))),
    () => JSON.stringify(read(new Date(made))),
  );
  return JSON.parse(answer);
}

/** Returns the current time, for components that calculate with it. */
export function useNow(): Date {
  return new Date(useOverTime((now) => now.getTime()));
}
