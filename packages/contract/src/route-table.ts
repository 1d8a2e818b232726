import type { EndpointShape, Media, Method } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { officeEndpoints } from './office/endpoints.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

/** Data of an endpoint that the browser needs: path, timeout and cache time. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly media: Media;
  readonly timeoutMs: number;
  /** Milliseconds. 0 means that responses are never reused. */
  readonly cacheMs: number;
}

/** Generates the source of the route tables, so that the browser needs neither the contract nor its validators. */
export function routeTables(): Readonly<
  Record<'routes.generated.ts' | 'office/routes.generated.ts', string>
> {
  return {
    'routes.generated.ts': tableOf(endpoints, [
      "import type { EndpointName } from './client.ts';",
      "import type { Route } from './route-table.ts';",
      '',
      '/** Where each call stands. */',
      'export const routes: { readonly [Name in EndpointName]: Route } = {',
    ]),
    'office/routes.generated.ts': tableOf(officeEndpoints, [
      "import type { Route } from '../route-table.ts';",
      "import type { OfficeEndpointName } from './endpoints.ts';",
      '',
      '/** Where each call of the office stands. */',
      'export const officeRoutes: { readonly [Name in OfficeEndpointName]: Route } = {',
    ]),
  };
}

function tableOf(calls: Readonly<Record<string, EndpointShape>>, head: readonly string[]): string {
  const byName = Object.entries(calls).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const rows = byName.map(([name, shape]) => {
    const { method, path, media = 'json', timeoutMs = DEFAULT_TIMEOUT_MS, cacheMs = 0 } = shape;
    const route: Route = { method, path, media, timeoutMs, cacheMs };
    return `  ${name.includes('.') ? `'${name}'` : name}: ${JSON.stringify(route)},`;
  });
  const first = '// Written by `npm run generate` from the endpoints of this folder.';
  return [first, ...head, ...rows, '};', ''].join('\n');
}
