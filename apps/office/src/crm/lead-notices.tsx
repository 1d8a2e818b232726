import { useLocale } from '@ayrac/browser/locale.ts';
import type { LeadNotice } from '@ayrac/contract/office/lead-notices.ts';
import { formatCount, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Button, IconButton } from '@ayrac/kit/button.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeClient } from '#office/resource/client.ts';

/** Where what somebody was told of is kept. */
export const noticesKey = ['leads', 'notices'] as const;
const LOOK_AGAIN_MS = 60_000;
const SHOWN = 3;

/** What waits for whoever is here: reminders, and what nobody has answered; gone once they take note of it, or it is done. */
export function LeadNotices() {
  const { notices: words } = useOfficePhrases().leads;
  const locale = useLocale();
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
  if (data === undefined || data.total === 0) return null;
  const shown = data.items.slice(0, SHOWN);
  return (
    <section className="lead-notices" aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul>
        {shown.map((notice) => (
          <li key={notice.id}>
            <NoticeText notice={notice} />
            <IconButton
              icon="check"
              label={words.see({ name: notice.name })}
              disabled={isPending}
              onClick={() => see([notice.id])}
            />
          </li>
        ))}
      </ul>
      {data.total > 1 && (
        <p className="lead-row">
          {data.total > SHOWN && words.more({ count: formatCount(data.total - SHOWN, locale) })}
          <Button
            size="small"
            variant="ghost"
            disabled={isPending}
            onClick={() => see(data.items.map(({ id }) => id))}
          >
            {words.seeAll}
          </Button>
        </p>
      )}
    </section>
  );
}

function NoticeText({
  notice: { leadId, kind, name, campaign, nextAction, at },
}: {
  readonly notice: LeadNotice;
}) {
  const { notices: words } = useOfficePhrases().leads;
  const locale = useLocale();
  const [address] = useSearchParams();
  const query = new URLSearchParams(address);
  query.set('open', leadId);
  return (
    <p>
      <Link to={`?${query}`} translate="no">
        {name}
      </Link>
      <span>
        {kind === 'plan' && nextAction !== null ? nextAction : words.kinds[kind]}
        {' · '}
        {campaign}
        {' · '}
        <time dateTime={at}>{formatDateTime(at, locale)}</time>
      </span>
    </p>
  );
}
