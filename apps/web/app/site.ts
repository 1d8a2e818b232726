import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

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

let current = 0;

function subscribe(changed: () => void): () => void {
  current = Date.now();
  changed();
  const timer = setInterval(() => {
    current = Date.now();
    changed();
  }, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The time: at first the instant that the page was made at, as on the server; then the visitor's own clock. */
export function useNow(): Date {
  const made = Date.parse(useRootData().now);
  return new Date(
    useSyncExternalStore(
      subscribe,
      () => current || made,
      () => made,
    ),
  );
}
