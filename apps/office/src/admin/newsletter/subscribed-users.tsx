import { subscriptions } from '@ayrac/contract/office/subscriptions.ts';
import { changeOfOne, sentTarget } from '#office/client/bulk.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import type { ManyAction } from '#office/resource/own-actions.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { EditionList } from './edition-list.tsx';
import { Proof } from './proof.tsx';

const end: ManyAction = (client, target) => client.endSubscriptions({ body: { target: sentTarget(target) } });

/** Subscribers of the newsletter. */
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
      toOne: (client, { id }) => changeOfOne(end(client, { kind: 'ids', ids: [id] })),
      toMany: end,
    },
  ],
  tabs: [{ name: 'proof', Content: Proof }],
  useWords: () => useOfficePhrases().subscriptions,
};

function Readers({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}

/** Subscribers and editions of the newsletter. */
export function Component() {
  const { subscriptions: words, editions } = useOfficePhrases();
  return (
    <ScreenTabs
      title={words.page}
      tabs={[
        { name: 'readers', label: words.title, Content: Readers },
        { name: 'editions', label: editions.title, Content: EditionList },
      ]}
    />
  );
}
