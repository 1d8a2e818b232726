import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { usePhrases } from '#web/phrases.tsx';
import { browserTransport } from './transport.ts';

let client: Client | undefined;

function clientIn(phrases: Phrases): Client {
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

/** The typed caller of the browser; one for the whole visit, so that answers are reused over pages. */
export function useClient(): Client {
  return clientIn(usePhrases());
}
