import type { Placement } from '@ayrac/contract/office/placements.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { useResource } from '#office/resource/resource-context.tsx';

/** Polling interval while campaigns are being updated, in milliseconds. */
const EVERY_MS = 2_000;

const none: readonly Placement[] = [];

/** Returns the page's records whose campaigns are being updated. Invalidates their counts when that is finished. */
export function usePlacements(): readonly Placement[] {
  const client = useOfficeClient();
  const { name } = useResource().declaration.shape;
  const refresh = useRefresh();
  // The key starts with the resource's name, so that every write to the resource invalidates it: it may have started an
  // update.
  const { data = none } = useQuery({
    queryKey: [name, 'placing'],
    queryFn: async ({ signal }) => {
      const all = await client.listPlacements(undefined, { signal });
      return all.filter(({ of }) => of === name);
    },
    refetchInterval: ({ state }) => (state.data?.length ? EVERY_MS : false),
  });
  const isPlacing = data.length > 0;
  const wasPlacing = useRef(isPlacing);
  useEffect(() => {
    if (wasPlacing.current && !isPlacing) refresh();
    wasPlacing.current = isPlacing;
  }, [isPlacing, refresh]);
  return data;
}
