import { editions } from '@ayrac/contract/office/editions.ts';
import { editionStates } from '@ayrac/domain/mail/edition.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { useRefresh } from '#office/resource/list/use-list.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { editionAddress } from './edition-address.ts';
import { EditionBadge } from './edition-badge.tsx';

/** Sent editions and drafts. */
const declaration: ResourceDeclaration = {
  shape: editions,
  titleField: 'heading',
  columns: ['state', 'sendAt', 'begunAt', 'campaigns', 'reached', 'clicks', 'updatedAt'],
  rarely: ['sendAt', 'updatedAt'],
  hasLongTitles: true,
  form: [],
  cells: {
    state: ({ state }) => {
      const known = editionStates.find((one) => one === state);
      return known && <EditionBadge state={known} />;
    },
  },
  actions: [
    {
      name: 'duplicate',
      icon: 'copy',
      toOne: async (client, { id }) => {
        await client.duplicateEdition({ params: { id } });
        return { change: null };
      },
    },
  ],
  hrefOf: ({ id }) => editionAddress(id),
  HeadAction: BeginEdition,
  useWords: () => useOfficePhrases().editions,
};

export function EditionList({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={declaration} heading={heading} />;
}

/** Creates an empty edition, which then saves itself. */
function BeginEdition() {
  const { editions: words } = useOfficePhrases();
  const client = useOfficeClient();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { showFailure } = useToast();
  const [isBusy, setIsBusy] = useState(false);
  // One key per edition, so that a retry does not create a second one.
  const key = useRef(crypto.randomUUID());
  const begin = async () => {
    setIsBusy(true);
    try {
      const { id } = await client.beginEdition({ body: {} }, { idempotencyKey: key.current });
      key.current = crypto.randomUUID();
      await refresh();
      navigate(editionAddress(id));
    } catch (error) {
      showFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <Button icon="plus" size="small" loading={isBusy} onClick={begin}>
      {words.add}
    </Button>
  );
}
