import { useScreenPhrases } from '#web/phrases.tsx';
import { Guard } from '#web/session/guard.tsx';
import { Container } from '#web/ui/container.tsx';
import { AccountHead } from '../account-head.tsx';

export default function MyCampaignsPage() {
  const account = useScreenPhrases('account');
  return (
    <Container className="grid gap-6 py-8">
      <AccountHead title={account.myCampaigns} />
      <Guard>{() => null}</Guard>
    </Container>
  );
}
