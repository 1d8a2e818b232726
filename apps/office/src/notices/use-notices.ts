import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';

/** Query key of the notices. */
export const noticesKey = ['leads', 'notices'] as const;
const LOOK_AGAIN_MS = 60_000;

/** Loads the notices of the signed-in person, and acknowledges them. */
export function useNotices() {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: noticesKey,
    queryFn: ({ signal }) => client.listLeadNotices(undefined, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const { mutate: see, isPending } = useMutation({
    mutationFn: (ids: string[]) => client.seeLeadNotices({ body: { ids } }),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
  });
  return { items: data?.items ?? [], total: data?.total ?? 0, isKnown: data !== undefined, see, isPending };
}
