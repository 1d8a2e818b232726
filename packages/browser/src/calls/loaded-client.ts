import { type Client, createClient, type EndpointName } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { browserTransport } from './transport.ts';
import { partsIn } from './transport-parts.ts';

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
