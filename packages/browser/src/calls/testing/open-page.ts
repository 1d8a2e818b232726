import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import { browserTransport } from '../transport.ts';
import type { ScriptedServer } from './open-server.ts';

/** What a test may change while a page is open: milliseconds, and the language that it is in. */
export interface Surroundings {
  now: number;
  language: string;
}

/** The client of a page that has just been opened: nothing kept yet. */
export function openPage(server: ScriptedServer, surroundings: Surroundings): Client {
  const transport = browserTransport(routes, {
    fetch: (address, init) => fetch(`${server.origin}${address}`, init),
    clock: () => surroundings.now,
    language: () => surroundings.language,
    explain: (cause) => `said of ${cause}`,
  });
  return createClient(Object.keys(routes) as EndpointName[], transport);
}

/** How a call ended: its reply, or what it threw. */
export function endOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error);
}
