import { useClient } from '@ayrac/browser/calls/client.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { NotificationList } from '@ayrac/contract/notifications.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { type ReactNode, useEffect, useId } from 'react';
import { changeKnown } from '#web/follow/relations.ts';
import { useHref } from '#web/page/address.ts';
import { useNow } from '#web/page/site.ts';
import { Owned } from '../../owned.tsx';
import { useMemberData } from '../../use-member-data.ts';
import { groupByAge, type NotificationAge } from './notification-groups.ts';
import { NotificationRow } from './notification-row.tsx';

/** A member's notifications. New ones are marked as read once they were shown. */
export function Notifications({ waiting }: { readonly waiting: ReactNode }) {
  const { notifications: words, list } = useScreenPhrases('ownRequests');
  const href = useHref();
  const client = useClient();
  const now = useNow();
  const { own, again } = useMemberData<NotificationList>((signal) =>
    client.listNotifications(undefined, { signal }),
  );
  const hasNews = own.kind === 'loaded' && own.value.unread > 0;

  // Marks the shown notifications as read at the server. They keep the look of new ones until the page is left.
  useEffect(() => {
    if (!hasNews) return;
    client.readNotifications({ body: {} }).then(
      ({ unread }) => changeKnown({ unread }),
      () => undefined,
    );
  }, [client, hasNews]);

  return (
    <Owned own={own} again={again} failed={words.failed} retry={list.retry} waiting={waiting}>
      {({ notifications }) =>
        notifications.length === 0 ? (
          <EmptyState
            icon="bell"
            title={words.empty}
            actions={<ButtonLink to={href('campaigns')}>{list.browse}</ButtonLink>}
          >
            {words.emptyText}
          </EmptyState>
        ) : (
          <div className="notifications">
            {groupByAge(notifications, now).map((group) => (
              <Group key={group.age} age={group.age}>
                {group.notifications.map((one) => (
                  <NotificationRow key={one.id} notification={one} />
                ))}
              </Group>
            ))}
          </div>
        )
      }
    </Owned>
  );
}

function Group({ age, children }: { readonly age: NotificationAge; readonly children: ReactNode }) {
  const { groups } = useScreenPhrases('ownRequests').notifications;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="notifications-age">
        {groups[age]}
      </h3>
      <ul className="notifications-list">{children}</ul>
    </section>
  );
}
