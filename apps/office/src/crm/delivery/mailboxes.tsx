import { mailboxes } from '@ayrac/contract/office/mailboxes.ts';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { useOfOwnBrand } from '../own-brand.ts';
import { Deliveries } from './deliveries.tsx';

/** Mailboxes of brands that are informed about requests. */
const declaration: ResourceDeclaration = {
  shape: mailboxes,
  titleField: 'email',
  hasLongTitles: true,
  columns: ['brandId', 'language', 'isActive', 'confirmedAt', 'waiting', 'updatedAt'],
  rarely: ['language', 'updatedAt'],
  activeField: 'isActive',
  form: ['brandId', 'email', 'language', 'isActive'],
  actions: [
    {
      name: 'test',
      icon: 'send',
      isOffered: ({ confirmedAt, isInBin }) => confirmedAt !== null && !isInBin,
      toOne: (client, { id }) => client.testMailbox({ params: { id } }),
    },
    {
      name: 'ask',
      icon: 'mail',
      isOffered: ({ confirmedAt, isInBin }) => confirmedAt === null && !isInBin,
      toOne: (client, { id }) => client.askMailbox({ params: { id } }),
    },
  ],
  tabs: [{ name: 'deliveries', Content: MailboxDeliveries }],
  useWords: () => useOfficePhrases().mailboxes,
};

function MailboxDeliveries({ row: { id, waiting, confirmedAt, isActive } }: { readonly row: Row }) {
  const client = useOfficeClient();
  const list = (signal: AbortSignal) => client.listMailboxDeliveries({ params: { id } }, { signal });
  const held = confirmedAt === null ? 'unconfirmed' : isActive ? null : 'paused';
  return <Deliveries id={id} isAwaited={Number(waiting) > 0} held={held} list={list} />;
}

export function Mailboxes({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(declaration)} heading={heading} />;
}
