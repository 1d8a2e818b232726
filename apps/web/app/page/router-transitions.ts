import { type ReactNode, useEffect, useInsertionEffect, useReducer, useTransition } from 'react';
import { createPath } from 'react-router';
import { pageRouter } from './page-router.ts';

/** React shows the content of two boundaries at least this far apart, in milliseconds. */
const THROTTLE_MS = 300;

/** Longest wait for the parts that a navigation reaches, in milliseconds. Then the browser loads its page instead. */
const PATIENCE_MS = 10_000;

let patience = PATIENCE_MS;
let stopWaiting: (() => void) | undefined;

/** To be called when a part cannot be loaded: a navigation that waits for it, now or later, loads a page instead. */
export function waitNoLonger(): void {
  patience = 0;
  stopWaiting?.();
}

/** Makes every update of the router inside of it a transition that ends. Decision 114 has the reasons. */
export function RouterTransitions({ children }: { readonly children: ReactNode }): ReactNode {
  const [isPending, startTransition] = useTransition();
  const [, resume] = useReducer((count: number) => count + 1, 0);

  // Runs before the layout effects that subscribe to the router.
  useInsertionEffect(() => {
    const router = pageRouter();
    const subscribe = router.subscribe.bind(router);
    router.subscribe = (listener) => subscribe((...update) => startTransition(() => listener(...update)));
  }, []);

  // A transition waits until the parts that it reaches are hydrated. React may put off their hydration and then forget
  // it; any update makes it try again.
  useEffect(() => {
    if (!isPending) return;
    const resuming = setInterval(resume, THROTTLE_MS);
    const waiting = setTimeout(loadPage, patience);
    stopWaiting = loadPage;
    return () => {
      clearInterval(resuming);
      clearTimeout(waiting);
      stopWaiting = undefined;
    };
  }, [isPending]);
  return children;
}

/** Whether another page is being loaded now, also if no update has shown it yet. */
export function isNavigating(): boolean {
  return pageRouter().state.navigation.state !== 'idle';
}

/** Loads the page that the router is at or on its way to. */
function loadPage(): void {
  const { location: next } = pageRouter().state.navigation;
  if (next === undefined) location.reload();
  else location.assign(createPath(next));
}
