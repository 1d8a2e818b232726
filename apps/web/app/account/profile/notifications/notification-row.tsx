import './notification-row.css';
import type { NotificationValue } from '@ayrac/contract/notifications.ts';
import { formatDate, formatDateTime } from '@ayrac/domain/format.ts';
import { Link } from 'react-router';
import { useHref, useLocale } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { useNow } from '#web/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

/** What somebody is told, as one link to where it is about. */
export function NotificationRow({ notification }: { readonly notification: NotificationValue }) {
  const { notifications: words } = useScreenPhrases('request');
  const href = useHref();
  const locale = useLocale();
  const said = useSentence(notification);
  const { kind, campaign, isRead, at } = notification;
  const to =
    kind === 'campaign-ending' && campaign.isShown ? href('campaign', campaign.slug) : href('myCampaigns');
  return (
    <li className={classes('notification', !isRead && 'notification-new')}>
      <Icon name={kind === 'campaign-ending' ? 'clock' : 'send'} />
      <div>
        <Link to={to}>{said}</Link>
        <p className="text-ink-faint text-small">
          {campaign.brand} · <time dateTime={at}>{formatDateTime(at, locale)}</time>
        </p>
      </div>
      {!isRead && <Badge tone="accent">{words.isNew}</Badge>}
    </li>
  );
}

function useSentence(notification: NotificationValue): string {
  const { notifications: words, states, ended } = useScreenPhrases('request');
  const locale = useLocale();
  const now = useNow();
  const campaign = notification.campaign.title.text;
  if (notification.kind === 'request-moved')
    return words.moved({ campaign, state: states[notification.state] });
  const { endAt } = notification;
  if (endAt === null) return words.endingOpen({ campaign });
  const date = formatDate(endAt, locale);
  return Date.parse(endAt) <= now.getTime()
    ? `${campaign}. ${ended({ date })}`
    : words.ending({ campaign, date });
}
