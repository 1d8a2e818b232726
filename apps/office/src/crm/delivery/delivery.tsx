import { ScreenTabs } from '#office/admin/screen-tabs.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Webhooks } from './webhooks.tsx';

/** The ways on which brands' own systems get their requests. */
export function Component() {
  const { webhooks, 'api-keys': apiKeys } = useOfficePhrases();
  return (
    <ScreenTabs
      title={webhooks.page}
      tabs={[
        { name: 'webhooks', label: webhooks.title, Content: Webhooks },
        { name: 'keys', label: apiKeys.title, Content: ApiKeys },
      ]}
    />
  );
}
