import type { EndpointShape } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

/** What the browser has to know of a call: where it stands, how long to wait, how long to reuse an answer. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly media: 'json' | 'html' | 'image' | 'csv';
  readonly timeoutMs: number;
  /** 0: never reused. */
  readonly cacheMs: number;
}

/** The table of routes as a module's text, so that the browser needs neither the contract nor its validators. */
export function routeTable(): string {
  const rows = Object.entries<EndpointShape>(endpoints).map(([name, shape]) => {
    const { method, path, media = 'json', timeoutMs = DEFAULT_TIMEOUT_MS, cacheMs = 0 } = shape;
    const route: Route = { method, path, media, timeoutMs, cacheMs };
    return `  ${name}: ${JSON.stringify(route)},`;
  });
  return [
    '// Written by `npm run generate` from the endpoints of this folder.',
    "import type { EndpointName } from './client.ts';",
    "import type { Route } from './route-table.ts';",
    '',
    '/** Where each call stands. */',
    'export const routes: { readonly [Name in EndpointName]: Route } = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
