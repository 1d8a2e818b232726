import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

const MINUTE_MS = 60_000;

function useRootData() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (data === undefined) throw new Error('The root has no data: the page failed before it was made.');
  return data;
}

/** The site that the page stands on. */
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
 * What `read` makes of the time, as plain data: at first of the instant that the page was made at, as on the server;
 * then of the visitor's own clock. The component renders anew only when the answer changes: with the time itself, a
 * page of cards would be rendered a second time, in one piece, as soon as it came alive.
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

/** The time itself, for what has to reckon with it. */
export function useNow(): Date {
  return new Date(useOverTime((now) => now.getTime()));
}
