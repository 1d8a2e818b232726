import { useClient } from '@ayrac/browser/calls/client.ts';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Gathered, gatherHere, gatherOwn } from './gather.ts';

/** Loading state of the bookmarks. */
export type GatheredState = { readonly kind: 'loading' | 'failed' } | ({ readonly kind: 'ready' } & Gathered);

/** Loads the bookmarks each time the tray opens. */
export function useGathered(isOpen: boolean): readonly [GatheredState, retry: () => void] {
  const client = useClient();
  const { kind } = useSession();
  const [state, setState] = useState<GatheredState>({ kind: 'loading' });

  const ask = useCallback(() => {
    let isOutdated = false;
    setState({ kind: 'loading' });
    const gathering = kind === 'authenticated' ? gatherOwn(client) : gatherHere(client);
    gathering.then(
      (gathered) => isOutdated || setState({ kind: 'ready', ...gathered }),
      () => isOutdated || setState({ kind: 'failed' }),
    );
    return () => {
      isOutdated = true;
    };
  }, [client, kind]);

  useEffect(() => {
    if (isOpen && kind !== 'loading') return ask();
  }, [isOpen, kind, ask]);

  return [state, ask];
}
