import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { browserTransport } from './transport.ts';

let client: Client | undefined;

/** The client with its table of routes and its transport; one for the whole visit, so that answers are reused. */
export function clientIn(phrases: Phrases): Client {
  client ??= createClient(
    Object.keys(routes) as EndpointName[],
    browserTransport({
      fetch: (...request) => fetch(...request),
      clock: () => performance.now(),
      language: () => document.documentElement.lang,
      explain: (cause) => explain(phrases, cause),
    }),
  );
  return client;
}

function explain({ errors }: Phrases, cause: 'timeout' | 'network' | 'unknown'): string {
  if (cause === 'timeout') return errors.page.timedOut;
  return cause === 'network' ? errors.page.offline : errors.page.unknown;
}
