import { Suspense } from 'react';
import { lateComponent } from '#web/late-component.ts';
import { useScreenPhrases } from '#web/phrases.tsx';

const Notifications = lateComponent('request', () =>
  import('./notifications.tsx').then(({ Notifications }) => Notifications),
);

export default function NotificationsPage() {
  const { tabs } = useScreenPhrases('account');
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{tabs.notifications}</h2>
      <Suspense>
        <Notifications />
      </Suspense>
    </section>
  );
}
