import { allEndpoints } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import findMyWay from 'find-my-way';

/** Router settings that this lookup shares with Fastify, so that both match paths in the same way. */
export const routerOptions = { maxParamLength: 200, ignoreTrailingSlash: false };

// One router serves every app in the process: registering routes for all refused methods would take longer than the
// rest of an app's start.
const paths = findMyWay(routerOptions);
for (const [path, methods] of offeredMethods()) paths.on('GET', path, () => undefined, [...methods]);

/** Returns the methods that calls accept at a URL, or undefined when no call has it. */
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
