import type { Client, EndpointName } from '@ayrac/contract/client.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { usePhrases } from '../phrases.tsx';

let client: Client | undefined;

/** Returns a client that loads its routes and transport on the first call instead of with the page. */
function lazyClient(phrases: Phrases): Client {
  const call = (name: EndpointName) => async (input: never, options: never) => {
    const { clientIn } = await import('./loaded-client.ts');
    return clientIn(phrases)[name](input, options);
  };
  return new Proxy({} as Client, { get: (_client, name) => call(name as EndpointName) });
}

/** Returns the browser's typed API client: the same instance on every call. */
export function useClient(): Client {
  const phrases = usePhrases();
  client ??= lazyClient(phrases);
  return client;
}
