import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { NotificationValue } from '@ayrac/contract/notifications.ts';
import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { classes } from '@ayrac/kit/classes.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';
import { useNow } from '#web/page/site.ts';
import { ForeignText } from '#web/public/campaign-list/foreign-text.tsx';

const stateIcons: Readonly<Record<RequestState, IconName>> = {
  received: 'inbox',
  forwarded: 'send',
  contacted: 'message-circle',
  preparing: 'file-text',
  closed: 'circle-check',
  withdrawn: 'undo-2',
};

/** One notification: event and date, the campaign as its link, and an explanation. */
export function NotificationRow({ notification }: { readonly notification: NotificationValue }) {
  const { notifications: words } = useScreenPhrases('ownRequests');
  const href = useHref();
  const locale = useLocale();
  const { icon, event, detail } = useNews(notification);
  const { kind, campaign, isRead, at } = notification;
  const to =
    kind === 'campaign-ending' && campaign.isShown ? href('campaign', campaign.slug) : href('myCampaigns');
  return (
    <li className={classes('notification', !isRead && 'notification-new')}>
      <span className="notification-icon">
        <Icon name={icon} />
      </span>
      <div className="notification-text">
        <div className="notification-head">
          <p>
            <span className="notification-event">{event}</span>
            <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </p>
          {!isRead && <Badge tone="solid">{words.isNew}</Badge>}
        </div>
        <p className="notification-title">
          <Link to={to}>
            <ForeignText value={campaign.title} />
          </Link>
        </p>
        <p className="notification-detail">
          {campaign.brand} · {detail}
        </p>
      </div>
    </li>
  );
}

function useNews(notification: NotificationValue): {
  readonly icon: IconName;
  readonly event: string;
  readonly detail: string;
} {
  const { campaign } = usePhrases();
  const { notifications: words } = useScreenPhrases('ownRequests');
  const { states, ended } = useScreenPhrases('request');
  const locale = useLocale();
  const now = useNow();
  const { events } = words;
  if (notification.kind === 'request-moved') {
    const { state } = notification;
    return { icon: stateIcons[state], event: events.moved, detail: words.state({ state: states[state] }) };
  }
  const { endAt } = notification;
  if (endAt === null) return { icon: 'calendar', event: events.extended, detail: campaign.openEnded };
  const date = formatDate(endAt, locale);
  return Date.parse(endAt) <= now.getTime()
    ? { icon: 'history', event: events.ended, detail: ended({ date }) }
    : { icon: 'clock', event: events.ending, detail: words.lastDay({ date }) };
}
