import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOfficeClient } from '#office/client/client.ts';

const SIGN_MS = 30_000;

/**
 * Reports the editor's presence to the server every half minute and returns the other editors. Calls `onNewer` if there
 * is a newer version.
 */
export function usePresence(
  { id, version, editors }: CampaignDraft,
  onNewer: (savedBy: string | null) => void,
): CampaignDraft['editors'] {
  const client = useOfficeClient();
  const hear = useRef(onNewer);
  hear.current = onNewer;
  const { data } = useQuery({
    queryKey: ['campaign-draft', id, 'presence'],
    queryFn: ({ signal }) => client.stayInCampaignDraft({ params: { id } }, { signal }),
    refetchInterval: SIGN_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  useEffect(() => {
    if (data !== undefined && data.version > version) hear.current(data.savedBy);
  }, [data, version]);
  useEffect(
    () => () => {
      client.leaveCampaignDraft({ params: { id } }).catch(() => undefined);
    },
    [client, id],
  );
  return (data?.editors ?? editors).filter(({ isYou }) => !isYou);
}
