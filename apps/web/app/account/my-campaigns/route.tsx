import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { lateComponent } from '#web/page/late-component.tsx';
import { Guard } from '#web/session/guard.tsx';
import { AccountHead } from '../account-page.tsx';

// Loaded for members only.
const MyCampaigns = lateComponent(['request', 'ownRequests'], () =>
  import('./my-campaigns.tsx').then(({ MyCampaigns }) => MyCampaigns),
);

export default function MyCampaignsPage() {
  const account = useScreenPhrases('account');
  return (
    <Container className="grid gap-6 py-8">
      <AccountHead title={account.myCampaigns} />
      <Guard>{(user) => <MyCampaigns key={user.id} />}</Guard>
    </Container>
  );
}
