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

/** Repeats a refused call with a renewed session. */
async function mend(phrases: Phrases, call: RefusedCall): Promise<unknown> {
  const { keeperIn } = await import('@ayrac/browser/session/browser-keeper.ts');
  return keeperIn(phrases).mend(call);
}

/** Returns the office's client, one per document. */
function clientIn(phrases: Phrases): OfficeClient {
  client ??= createOfficeClient(
    browserTransport(officeRoutes, {
      ...partsIn(phrases),
      mend: (call) => mend(phrases, call),
    }),
  );
  return client;
}

/** Returns the calls of a resource in the generic form that shared pages use. */
export function callsOf(client: OfficeClient, name: string): ResourceCalls {
  return resourceClient(client, name as ResourceName) as unknown as ResourceCalls;
}

/** Returns the calls of a resource. The contract types them by resource, but generic pages do not know the fields. */
export function useResourceCalls({ name }: ResourceShape): ResourceCalls {
  return useResourceCallsOf(name);
}

/** Returns the calls of a resource by its name. */
export function useResourceCallsOf(name: string): ResourceCalls {
  const phrases = usePhrases();
  return useMemo(() => callsOf(clientIn(phrases), name), [phrases, name]);
}

/** Returns the office's client. */
export function useOfficeClient(): OfficeClient {
  return clientIn(usePhrases());
}

/** Returns the calls that do not depend on the resource. */
export function useSharedCalls(): SharedCalls {
  const phrases = usePhrases();
  return clientIn(phrases) as unknown as SharedCalls;
}

type FileCall = Extract<
  OfficeEndpointName,
  | `${string}.export`
  | 'exportLoanRows'
  | 'exportImportReport'
  | 'exportMissingPages'
  | 'exportQueries'
  | 'openLeadAttachment'
>;

/** Returns a function that downloads a list as a file and reports the progress. */
export function useExport({ name }: ResourceShape) {
  const receive = useFileCall(`${name}.export` as FileCall);
  return (query: Query, signal: AbortSignal, hear: (arriving: Arriving) => void): Promise<File> =>
    receive({ query }, signal, hear);
}

/** Returns a function that downloads the file of a call and, if asked to, reports the progress. */
export function useFileCall(name: FileCall) {
  const phrases = usePhrases();
  return (
    input: { readonly params?: Query; readonly query: Query },
    signal: AbortSignal,
    hear: (arriving: Arriving) => void = () => undefined,
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
