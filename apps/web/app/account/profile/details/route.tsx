import { useScreenPhrases } from '#web/phrases.tsx';

export default function DetailsPage() {
  const { tabs } = useScreenPhrases('account');
  return <h2 className="text-title">{tabs.details}</h2>;
}
