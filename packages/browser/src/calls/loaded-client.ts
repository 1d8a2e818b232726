import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { browserTransport } from './transport.ts';
import { partsIn } from './transport-parts.ts';

let client: Client | undefined;

/** Returns the client with its routes and transport. There is one per document, so that cached responses are shared. */
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
