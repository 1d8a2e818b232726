import { useScreenPhrases } from '#web/phrases.tsx';

export default function OwnDataPage() {
  const { tabs } = useScreenPhrases('account');
  return <h2 className="text-title">{tabs.data}</h2>;
}
