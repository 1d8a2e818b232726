import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOfficeClient } from '#office/client/client.ts';

const keyOf = (id: string) => ['campaign-draft', id, 'preview-link'] as const;

/** Creates a preview link once per visit, for the preview pane and for sharing. */
export function usePreviewLink(id: string) {
  const client = useOfficeClient();
  const queries = useQueryClient();
  const link = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.createPreviewLink({ params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  /** Revokes all preview links. The preview pane gets a new one. */
  const revoke = async () => {
    const { revoked } = await client.revokePreviewLinks({ params: { id } });
    await queries.resetQueries({ queryKey: keyOf(id) });
    return revoked;
  };
  return { link, revoke };
}
