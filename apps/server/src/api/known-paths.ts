import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import findMyWay from 'find-my-way';

/** Router settings that this lookup shares with Fastify, so that both match paths in the same way. */
export const routerOptions = { maxParamLength: 200, ignoreTrailingSlash: false };

// One router serves every app in the process: registering routes for all refused methods would take longer than the
// rest of an app's start.
const paths = findMyWay(routerOptions);
for (const [path, calls] of callsByPath()) paths.on('GET', path, () => undefined, calls);

/** Returns the methods that calls accept at a URL, or undefined when no call has it. */
export function methodsAt(url: string): readonly string[] | undefined {
  const calls = callsAt(url);
  return calls && [...calls.keys()];
}

/** Returns the call of a request, or undefined when there is none. */
export function callAt(method: string, url: string): CallName | undefined {
  return callsAt(url)?.get(method);
}

function callsAt(url: string): ReadonlyMap<string, CallName> | undefined {
  return paths.find('GET', url)?.store;
}

function callsByPath(): Map<string, Map<string, CallName>> {
  const byPath = new Map<string, Map<string, CallName>>();
  for (const [name, { method, path }] of Object.entries(allEndpoints) as [CallName, EndpointShape][]) {
    const calls = byPath.get(path) ?? new Map();
    byPath.set(path, calls.set(method, name));
    if (method === 'GET') calls.set('HEAD', name);
  }
  return byPath;
}
