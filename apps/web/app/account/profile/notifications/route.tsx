import { useScreenPhrases } from '#web/phrases.tsx';

export default function NotificationsPage() {
  const { tabs } = useScreenPhrases('account');
  return <h2 className="text-title">{tabs.notifications}</h2>;
}
