import { suspectLeads } from '@ayrac/contract/office/leads.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';
import { useTotalText } from '#office/resource/list/use-total-text.ts';
import { useResource } from '#office/resource/resource-context.tsx';

const LOOK_AGAIN_MS = 60_000;

/** Notice above the list with the number of suspect requests that have to be reviewed. */
export function SuspectsWaiting() {
  const client = useOfficeClient();
  const { fixed } = useResource().declaration;
  const words = useOfficePhrases()['suspect-leads'];
  const totalText = useTotalText(suspectLeads);
  const query = { stand: 'waiting', limit: 1, ...(fixed?.brandId && { brandId: fixed.brandId }) };
  const { data } = useQuery({
    queryKey: ['suspect-leads', 'waiting', query],
    queryFn: ({ signal }) => client['suspect-leads.list']({ query }, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  const total = data?.total ?? 0;
  if (total === 0) return null;
  const address = new URLSearchParams(fixed?.brandId ? { brandId: fixed.brandId } : {}).toString();
  return (
    <Notice
      tone="warning"
      actions={
        <ButtonLink
          size="small"
          variant="secondary"
          to={`/crm-admin/suspect-leads${address === '' ? '' : `?${address}`}`}
        >
          {words.look}
        </ButtonLink>
      }
    >
      {words.waiting({ count: totalText(total) })}
    </Notice>
  );
}
