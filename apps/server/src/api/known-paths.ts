import { allEndpoints } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import findMyWay from 'find-my-way';

/** How addresses are read, here and by Fastify, which has the same router. */
export const routerOptions = { maxParamLength: 200, ignoreTrailingSlash: false };

// Made once for all sites of a process: routes that refuse every other method cost each of them more than all the rest.
const paths = findMyWay(routerOptions);
for (const [path, methods] of offeredMethods()) paths.on('GET', path, () => undefined, [...methods]);

/** The methods of the calls at an address; undefined where there is no call. */
export function methodsAt(url: string): readonly string[] | undefined {
  return paths.find('GET', url)?.store;
}

function offeredMethods(): Map<string, Set<string>> {
  const offered = new Map<string, Set<string>>();
  for (const { method, path } of Object.values<EndpointShape>(allEndpoints)) {
    const methods = offered.get(path) ?? new Set();
    offered.set(path, methods.add(method));
    if (method === 'GET') methods.add('HEAD');
  }
  return offered;
}
