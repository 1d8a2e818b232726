import { Suspense } from 'react';
import { lateComponent } from '#web/late-component.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { NotificationsWaiting } from './notifications-waiting.tsx';

const Notifications = lateComponent('request', () =>
  import('./notifications.tsx').then(({ Notifications }) => Notifications),
);

export default function NotificationsPage() {
  const { tabs } = useScreenPhrases('account');
  const waiting = <NotificationsWaiting />;
  return (
    <section className="grid min-h-120 content-start gap-4">
      <h2 className="text-title">{tabs.notifications}</h2>
      <Suspense fallback={waiting}>
        <Notifications waiting={waiting} />
      </Suspense>
    </section>
  );
}
