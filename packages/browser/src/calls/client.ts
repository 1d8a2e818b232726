import type { Client, EndpointName } from '@ayrac/contract/client.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { usePhrases } from '../phrases.tsx';

let client: Client | undefined;

/** A client whose table of routes and transport are loaded by the first call, not with the page. */
function lazyClient(phrases: Phrases): Client {
  const call = (name: EndpointName) => async (input: never, options: never) => {
    const { clientIn } = await import('./loaded-client.ts');
    return clientIn(phrases)[name](input, options);
  };
  return new Proxy({} as Client, { get: (_client, name) => call(name as EndpointName) });
}

/** The typed caller of the browser; always the same one. */
export function useClient(): Client {
  const phrases = usePhrases();
  client ??= lazyClient(phrases);
  return client;
}
