import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useResource } from '#office/resource/resource-context.tsx';

const UNASSIGNED = { isUnassigned: 'true' };

/** How many requests nobody has, and the way to them; nothing where each has its owner. */
export function UnassignedLeads() {
  const { calls, declaration } = useResource();
  const { leads: words } = useOfficePhrases();
  const locale = useLocale();
  const [address] = useSearchParams();
  const query = { ...declaration.fixed, ...UNASSIGNED, limit: '1' };
  const { data } = useQuery({
    // Looked at anew whenever the list is.
    queryKey: ['leads', 'list', 'unassigned', query],
    queryFn: ({ signal }) => calls.list({ query }, { signal }),
  });
  if (data === undefined || data.total === 0 || address.get('isUnassigned') === 'true') return null;
  return (
    <p className="lead-unassigned">
      <Icon name="circle-alert" size="small" />
      <Link to={`?${new URLSearchParams(UNASSIGNED)}`}>
        {words.unassigned({ count: formatCount(data.total, locale) })}
      </Link>
    </p>
  );
}
