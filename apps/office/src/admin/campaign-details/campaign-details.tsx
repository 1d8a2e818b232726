import { useSession } from '@ayrac/browser/session/use-session.ts';
import { campaigns } from '@ayrac/contract/office/campaigns.ts';
import { useMemo } from 'react';
import { useResourceCalls, useSharedCalls } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourceProvider } from '#office/resource/resource-context.tsx';
import { DetailsPage } from './details-page.tsx';
import '#office/resource/list/list.css';
import './campaign-details.css';

/** The table has the filters, sorting and saved views of the list of campaigns. */
const declaration: ResourceDeclaration = {
  // Sorted by creation, so that a row stays in place when it is saved.
  shape: { ...campaigns, defaultSort: '-createdAt' },
  titleField: 'title',
  columns: [],
  form: [],
  useWords: () => useOfficePhrases().campaigns,
};

/** Texts, facts and vehicle attributes of many campaigns, edited like a spreadsheet. */
export function Component() {
  const noun = useOfficePhrases().campaigns;
  const calls = useResourceCalls(campaigns);
  const shared = useSharedCalls();
  const session = useSession();
  const parts = useMemo(() => ({ declaration, noun, calls, shared }), [noun, calls, shared]);
  if (session.kind !== 'authenticated') return null;
  return (
    <ResourceProvider value={parts}>
      <DetailsPage key={session.user.username} username={session.user.username} />
    </ResourceProvider>
  );
}
