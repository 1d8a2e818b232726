import { useOfficePhrases } from '#office/phrases.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { Results } from '../results/results.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Mailboxes } from './mailboxes.tsx';
import { Webhooks } from './webhooks.tsx';

/** How brands' systems receive requests and report their results. */
export function Component() {
  const { webhooks, 'api-keys': apiKeys, leadResults, mailboxes } = useOfficePhrases();
  return (
    <ScreenTabs
      title={webhooks.page}
      tabs={[
        { name: 'webhooks', label: webhooks.title, Content: Webhooks },
        { name: 'mail', label: mailboxes.title, Content: Mailboxes },
        { name: 'keys', label: apiKeys.title, Content: ApiKeys },
        { name: 'results', label: leadResults.title, Content: Results },
      ]}
    />
  );
}
