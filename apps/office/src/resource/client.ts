import type { RefusedCall } from '@ayrac/browser/calls/transport.ts';
import { addressOf, browserTransport } from '@ayrac/browser/calls/transport.ts';
import { partsIn } from '@ayrac/browser/calls/transport-parts.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { createOfficeClient, type OfficeClient, resourceClient } from '@ayrac/contract/office/client.ts';
import type { OfficeEndpointName } from '@ayrac/contract/office/endpoints.ts';
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

/** The calls of a resource, as a page that is made for all of them knows them. */
export function callsOf(client: OfficeClient, name: string): ResourceCalls {
  return resourceClient(client, name as ResourceName) as unknown as ResourceCalls;
}

/** The calls of a resource. Their types are the contract's; a page that is made for all of them knows none of its fields. */
export function useResourceCalls({ name }: ResourceShape): ResourceCalls {
  return useResourceCallsOf(name);
}

/** The same for a resource that is known by its name alone. */
export function useResourceCallsOf(name: string): ResourceCalls {
  const phrases = usePhrases();
  return useMemo(() => callsOf(clientIn(phrases), name), [phrases, name]);
}

/** Every call of the office. */
export function useOfficeClient(): OfficeClient {
  return clientIn(usePhrases());
}

/** The calls that are the same for all resources. */
export function useSharedCalls(): SharedCalls {
  const phrases = usePhrases();
  return clientIn(phrases) as unknown as SharedCalls;
}

/** Every call of the office, with its own types. */
export function useOfficeCalls(): OfficeClient {
  return clientIn(usePhrases());
}

type FileCall = Extract<
  OfficeEndpointName,
  `${string}.export` | 'exportLoanRows' | 'exportImportReport' | 'openLeadAttachment'
>;

/** Fetches the file of a list, telling how much of it has come. */
export function useExport({ name }: ResourceShape) {
  const receive = useFileCall(`${name}.export` as FileCall);
  return (query: Query, signal: AbortSignal, hear: (arriving: Arriving) => void): Promise<File> =>
    receive({ query }, signal, hear);
}

/** Fetches the file that a call answers, telling how much of it has come. */
export function useFileCall(name: FileCall) {
  const phrases = usePhrases();
  return (
    input: { readonly params?: Query; readonly query: Query },
    signal: AbortSignal,
    hear: (arriving: Arriving) => void,
  ): Promise<File> => {
    const route = officeRoutes[name];
    const receive = () =>
      receiveFile(addressOf(route, input), { language: document.documentElement.lang, signal, hear });
    const sentAt = performance.now();
    return receive().catch((problem) =>
      problem.status === 401
        ? (mend(phrases, { problem, path: route.path, sentAt, again: receive }) as Promise<File>)
        : Promise.reject(problem),
    );
  };
}
