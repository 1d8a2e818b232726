import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { NotificationsWaiting } from './notifications-waiting.tsx';

const Notifications = lateComponent(['request', 'ownRequests'], () =>
  import('./notifications.tsx').then(({ Notifications }) => Notifications),
);

export default function NotificationsPage() {
  const { tabs, notifications } = useScreenPhrases('account');
  const href = useHref();
  const waiting = <NotificationsWaiting />;
  return (
    <>
      <h2 className="text-title">{tabs.notifications}</h2>
      <div className="parts">
        <div className="part">
          <div className="part-about">
            <p>{notifications.when}</p>
            <p>
              {notifications.reminders} <TextLink to={href('profile')}>{notifications.toReminders}</TextLink>
            </p>
          </div>
          <div className="min-h-120">
            <Notifications waiting={waiting} fallback={waiting} />
          </div>
        </div>
      </div>
    </>
  );
}
