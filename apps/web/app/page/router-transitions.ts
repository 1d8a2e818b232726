import { useEffect, useLayoutEffect, useReducer, useTransition } from 'react';
import type { DataRouter } from 'react-router';

declare global {
  /** The router that `HydratedRouter` creates when it is first rendered. */
  var __reactRouterDataRouter: DataRouter;
}

/** React shows the content of two boundaries at least this far apart, in milliseconds. */
const THROTTLE_MS = 300;

/**
 * Makes every update of the router a transition that React finishes. Must be rendered before `HydratedRouter`, so that
 * its effect runs before those that subscribe to the router. Decision 114 has the reasons.
 */
export function RouterTransitions(): null {
  const [isPending, startTransition] = useTransition();
  const [, resume] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const router = globalThis.__reactRouterDataRouter;
    const subscribe = router.subscribe.bind(router);
    router.subscribe = (listener) => subscribe((...update) => startTransition(() => listener(...update)));
  }, []);

  // A transition waits until the parts that it reaches are hydrated. React may put off their hydration and then forget
  // it; any update makes it try again.
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(resume, THROTTLE_MS);
    return () => clearInterval(timer);
  }, [isPending]);
  return null;
}
