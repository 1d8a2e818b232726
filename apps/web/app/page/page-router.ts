import type { DataRouter } from 'react-router';

declare global {
  /** The router that `HydratedRouter` creates when it is rendered first. */
  var __reactRouterDataRouter: DataRouter;
}

/** Returns the router of the page, in the browser only. */
export function pageRouter(): DataRouter {
  return globalThis.__reactRouterDataRouter;
}
