import { useLocale } from '@ayrac/browser/locale.ts';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { MOST_THREADS } from '@ayrac/domain/mail/inbox-thread.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { listAddress } from '#office/resource/address.ts';
import { usePageState } from '#office/resource/use-page-state.ts';
import { useShownInView } from '#office/screen/use-shown-in-view.ts';
import { inboxLists, listNameOf } from './lists.ts';
import '#office/screen/screen-tabs.css';

const names = ['open', 'unread', 'mine', 'suspect', 'closed', 'all'] as const;

/** The most used lists, each with its number of open threads. A search is kept when the list changes. */
export function InboxLists() {
  const { inbox } = useOfficePhrases();
  const locale = useLocale();
  const client = useOfficeClient();
  const session = useSession();
  const [state] = usePageState();
  const me = session.kind === 'authenticated' ? session.user.id : '';
  const lists = inboxLists(me);
  const shown = listNameOf(state);
  // Threads assigned to a colleague are not one of the lists.
  const isMine = (name: string) => name !== 'mine' || state.filters.assignedTo === me;
  const { data: counts } = useQuery({
    queryKey: ['inbox-threads', 'counts'],
    queryFn: ({ signal }) => client.countInbox(undefined, { signal }),
  });
  const row = useShownInView(shown, counts !== undefined);
  return (
    <nav className="screen-tabs inbox-lists" aria-label={inbox.listsLabel} ref={row}>
      {names.map((name) => {
        const count = name === 'closed' || name === 'all' ? 0 : (counts?.[name] ?? 0);
        return (
          <Link
            key={name}
            to={`?${listAddress(inboxThreads, { ...state, filters: lists[name] })}`}
            aria-current={name === shown && isMine(name) ? 'page' : undefined}
          >
            {inbox.lists[name]}{' '}
            {count > 0 && (
              <span className="inbox-count">
                {formatCount(count, locale)}
                {count >= MOST_THREADS && '+'}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
