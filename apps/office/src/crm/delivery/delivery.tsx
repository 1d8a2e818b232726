import { webhooks } from '@ayrac/contract/office/webhooks.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { Deliveries } from './deliveries.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** Where brands' systems are told of their requests. */
const declaration: ResourceDeclaration = {
  shape: webhooks,
  titleField: 'url',
  hasLongTitles: true,
  columns: ['brandId', 'isActive', 'waiting', 'failed', 'secretAt', 'updatedAt'],
  rarely: ['updatedAt'],
  form: ['brandId', 'url', 'isActive'],
  actions: [
    {
      name: 'test',
      icon: 'send',
      isOffered: ({ secretAt, isInBin }) => secretAt !== null && !isInBin,
      toOne: (client, { id }) => client.testWebhook({ params: { id } }),
    },
  ],
  tabs: [
    { name: 'secret', Content: WebhookSecret },
    { name: 'deliveries', Content: Deliveries },
  ],
  useWords: () => useOfficePhrases().webhooks,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
