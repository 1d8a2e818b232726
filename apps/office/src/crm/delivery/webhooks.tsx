import { webhooks } from '@ayrac/contract/office/webhooks.ts';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { useOfOwnBrand } from '../own-brand.ts';
import { Deliveries } from './deliveries.tsx';
import { MadeSecret } from './made-secret.tsx';

/** Webhooks of brands' systems. */
const declaration: ResourceDeclaration = {
  shape: webhooks,
  titleField: 'url',
  hasLongTitles: true,
  columns: ['brandId', 'isActive', 'waiting', 'failed', 'secretAt', 'updatedAt'],
  rarely: ['updatedAt'],
  activeField: 'isActive',
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
    { name: 'deliveries', Content: WebhookDeliveries },
  ],
  createdTab: 'secret',
  useWords: () => useOfficePhrases().webhooks,
};

function WebhookDeliveries({ row: { id, waiting, secretAt, isActive } }: { readonly row: Row }) {
  const client = useOfficeClient();
  const list = (signal: AbortSignal) => client.listDeliveries({ params: { id } }, { signal });
  const held = secretAt === null ? 'no-secret' : isActive ? null : 'paused';
  return <Deliveries id={id} isAwaited={Number(waiting) > 0} held={held} hasIds list={list} />;
}

/** Secret that signs the calls to an address. */
function WebhookSecret({ row: { id, secretAt } }: { readonly row: Row }) {
  const { secret: words } = useOfficePhrases().webhooks;
  const client = useOfficeClient();
  const make = () => client.makeWebhookSecret({ params: { id } });
  return <MadeSecret words={words} madeAt={secretAt === null ? null : String(secretAt)} make={make} />;
}

export function Webhooks({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(declaration)} heading={heading} />;
}
