import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import { browserTransport } from '../transport.ts';
import type { ScriptedServer } from './open-server.ts';

/** What a test may change while a page is open: the clock in milliseconds, and the page's language. */
export interface Surroundings {
  now: number;
  language: string;
}

/** Returns the client of a newly opened page, with an empty cache. */
export function openPage(server: ScriptedServer, surroundings: Surroundings): Client {
  const transport = browserTransport(routes, {
    fetch: (address, init) => fetch(`${server.origin}${address}`, init),
    clock: () => surroundings.now,
    language: () => surroundings.language,
    explain: (cause) => `said of ${cause}`,
  });
  return createClient(Object.keys(routes) as EndpointName[], transport);
}

/** Returns the reply of a call, or the error that it threw. */
export function endOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error);
}
