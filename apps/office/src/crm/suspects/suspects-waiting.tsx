import { suspectLeads } from '@ayrac/contract/office/leads.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useTotalText } from '#office/resource/list/use-total-text.ts';
import { useResource } from '#office/resource/resource-context.tsx';

const LOOK_AGAIN_MS = 60_000;

/** Number of suspect requests that have to be reviewed, linked to them. Renders nothing if there are none. */
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
    <p className="lead-alarm lead-alarm-suspect">
      <Icon name="triangle-alert" size="small" />
      <Link to={`/crm-admin/suspect-leads${address === '' ? '' : `?${address}`}`}>
        {words.waiting({ count: totalText(total) })}
      </Link>
    </p>
  );
}
