import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { browserTransport, type TransportParts } from './transport.ts';

let client: Client | undefined;

/** The client with its table of routes and its transport; one for the whole visit, so that answers are reused. */
export function clientIn(phrases: Phrases): Client {
  client ??= createClient(
    Object.keys(routes) as EndpointName[],
    browserTransport(routes, {
      ...partsIn(phrases),
      mend: async (call) => {
        const { keeperIn } = await import('../session/browser-keeper.ts');
        return keeperIn(phrases).mend(call);
      },
    }),
  );
  return client;
}

/** The browser as the transport sees it. */
export function partsIn(phrases: Phrases): TransportParts {
  return {
    fetch: (...request) => fetch(...request),
    clock: () => performance.now(),
    language: () => document.documentElement.lang,
    explain: (cause) => explain(phrases, cause),
  };
}

function explain({ errors }: Phrases, cause: 'timeout' | 'network' | 'unknown'): string {
  if (cause === 'timeout') return errors.page.timedOut;
  return cause === 'network' ? errors.page.offline : errors.page.unknown;
}
