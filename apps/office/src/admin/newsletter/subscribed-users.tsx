import { subscriptions } from '@ayrac/contract/office/subscriptions.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { Proof } from './proof.tsx';

/** The readers of the newsletter. */
const declaration: ResourceDeclaration = {
  shape: subscriptions,
  titleField: 'email',
  columns: ['state', 'locale', 'frequency', 'requestedAt', 'confirmedAt', 'endedAt'],
  form: ['email', 'state', 'locale', 'frequency', 'requestedAt', 'confirmedAt', 'endedAt'],
  actions: [
    {
      name: 'end',
      icon: 'x',
      isOffered: (row) => row.state !== 'ended',
      toOne: async (client, { id }) => {
        await client.endSubscription({ params: { id } });
        return { change: null };
      },
    },
  ],
  tabs: [{ name: 'proof', Content: Proof }],
  useWords: () => useOfficePhrases().subscriptions,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
