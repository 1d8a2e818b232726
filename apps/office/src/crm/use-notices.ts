import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOfficeClient } from '#office/resource/client.ts';

/** Where what somebody was told of is kept. */
export const noticesKey = ['leads', 'notices'] as const;
const LOOK_AGAIN_MS = 60_000;

/** What waits for whoever is here, and that they take note of it. */
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
