import { partsIn } from '@ayrac/browser/calls/loaded-client.ts';
import type { RefusedCall } from '@ayrac/browser/calls/transport.ts';
import { addressOf, browserTransport } from '@ayrac/browser/calls/transport.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { createOfficeClient, type OfficeClient, resourceClient } from '@ayrac/contract/office/client.ts';
import type { ResourceName } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { officeRoutes } from '@ayrac/contract/office/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { useMemo } from 'react';
import type { Query, ResourceCalls, SharedCalls } from './calls.ts';
import { type Arriving, receiveFile } from './receive-file.ts';

let client: OfficeClient | undefined;

/** What was refused for who makes it is made once more, with a session that was mended. */
async function mend(phrases: Phrases, call: RefusedCall): Promise<unknown> {
  const { keeperIn } = await import('@ayrac/browser/session/browser-keeper.ts');
  return keeperIn(phrases).mend(call);
}

/** The client of the office; one for the whole visit. */
function clientIn(phrases: Phrases): OfficeClient {
  client ??= createOfficeClient(
    browserTransport(officeRoutes, {
      ...partsIn(phrases),
      mend: (call) => mend(phrases, call),
    }),
  );
  return client;
}

/** The calls of a resource. Their types are the contract's; a page that is made for all of them knows none of its fields. */
export function useResourceCalls({ name }: ResourceShape): ResourceCalls {
  const phrases = usePhrases();
  return useMemo(
    () => resourceClient(clientIn(phrases), name as ResourceName) as unknown as ResourceCalls,
    [phrases, name],
  );
}

/** The calls that are the same for all resources. */
export function useSharedCalls(): SharedCalls {
  const phrases = usePhrases();
  return clientIn(phrases) as unknown as SharedCalls;
}

/** Fetches the file of a list, telling how much of it has come. */
export function useExport({ name }: ResourceShape) {
  const phrases = usePhrases();
  return (query: Query, signal: AbortSignal, hear: (arriving: Arriving) => void): Promise<File> => {
    const route = officeRoutes[`${name as ResourceName}.export`];
    const receive = () =>
      receiveFile(addressOf(route, { query }), { language: document.documentElement.lang, signal, hear });
    const sentAt = performance.now();
    return receive().catch((problem) =>
      problem.status === 401
        ? (mend(phrases, { problem, path: route.path, sentAt, again: receive }) as Promise<File>)
        : Promise.reject(problem),
    );
  };
}
