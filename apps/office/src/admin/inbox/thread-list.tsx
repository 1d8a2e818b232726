import { useLocale } from '@ayrac/browser/locale.ts';
import type { ListedThread } from '@ayrac/contract/office/inbox.ts';
import type { InboxView } from '@ayrac/domain/mail/inbox-thread.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from 'react-router';
import { NearMoment } from '#office/fields/near-moment.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { inboxAddress } from './use-inbox.ts';

interface ThreadListProps {
  readonly threads: readonly ListedThread[];
  readonly view: InboxView;
  /** What the list is searched by. */
  readonly q: string;
  readonly open: string | null;
}

/** The threads of a list: what they are about, who or what, how the newest text begins, and when it came. */
export function ThreadList({ threads, view, q, open }: ThreadListProps) {
  return (
    <ul className="inbox-threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link
            to={inboxAddress(view, q, thread.id)}
            preventScrollReset
            data-id={thread.id}
            data-row
            aria-current={thread.id === open ? 'true' : undefined}
            data-unread={thread.state === 'new' ? true : undefined}
          >
            <Listed {...thread} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Listed({
  kind,
  title,
  topic,
  reasons,
  entries,
  excerpt,
  lastAt,
  state,
  assignee,
  isSuspect,
}: ListedThread) {
  const { inbox } = useOfficePhrases();
  const locale = useLocale();
  const about =
    topic === null ? reasons.map((reason) => inbox.reasons[reason]).join(', ') : inbox.topics[topic];
  return (
    <>
      <span className="inbox-head">
        <Icon name={kind === 'report' ? 'triangle-alert' : 'mail'} />
        <strong className="inbox-title">{title}</strong>
        <NearMoment at={lastAt} />
      </span>
      <span className="inbox-about">
        {about}
        {entries > 1 && <Badge>{inbox.reports({ count: formatCount(entries, locale) })}</Badge>}
        {state === 'new' && <Badge tone="accent">{inbox.states.new}</Badge>}
        {state === 'answered' && <Badge tone="success">{inbox.states.answered}</Badge>}
        {isSuspect && <Badge tone="warning">{inbox.suspect}</Badge>}
        {assignee !== null && <span className="inbox-who">{assignee.username}</span>}
      </span>
      {excerpt !== null && <span className="inbox-excerpt">{excerpt}</span>}
    </>
  );
}
