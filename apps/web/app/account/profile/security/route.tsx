import { useScreenPhrases } from '#web/phrases.tsx';

export default function SecurityPage() {
  const { tabs } = useScreenPhrases('account');
  return <h2 className="text-title">{tabs.security}</h2>;
}
