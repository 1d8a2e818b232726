import { suspectLeads } from '@ayrac/contract/office/leads.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { ScreenTabs } from '#office/screen/screen-tabs.tsx';
import { useOfOwnBrand } from '../own-brand.ts';
import { acceptSuspects, refuseSuspects } from './review-actions.ts';
import { SuspectPanel } from './suspect-panel.tsx';
import { SuspicionsCell } from './suspicions-cell.tsx';

const both = {
  shape: suspectLeads,
  titleField: 'name',
  form: [],
  cells: { suspicions: (row) => <SuspicionsCell row={row} /> },
  Facts: SuspectPanel,
} satisfies Partial<ResourceDeclaration>;

/** Suspect requests that nobody has reviewed. */
const waiting: ResourceDeclaration = {
  ...both,
  columns: ['suspicions', 'campaignId', 'brandId', 'createdAt'],
  fixed: { stand: 'waiting' },
  actions: [acceptSuspects, refuseSuspects],
  useWords: () => useOfficePhrases()['suspect-leads'],
};

/** Suspect requests that were refused. */
const refused: ResourceDeclaration = {
  ...both,
  columns: ['suspicions', 'campaignId', 'brandId', 'reviewedBy', 'reviewedAt'],
  fixed: { stand: 'refused' },
  actions: [acceptSuspects],
  useWords: () => {
    const words = useOfficePhrases()['suspect-leads'];
    return {
      ...words,
      title: words.refused,
      emptyTitle: words.emptyRefused,
      emptyText: words.emptyRefusedText,
    };
  },
};

function Waiting({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(waiting)} heading={heading} />;
}

function Refused({ heading }: { readonly heading: 'h1' | 'h2' }) {
  return <ResourcePage declaration={useOfOwnBrand(refused)} heading={heading} />;
}

/** The queue of suspect requests, and the refused ones. */
export function Component() {
  const words = useOfficePhrases()['suspect-leads'];
  return (
    <ScreenTabs
      title={words.page}
      tabs={[
        { name: 'waiting', label: words.title, Content: Waiting },
        { name: 'refused', label: words.refused, Content: Refused },
      ]}
    />
  );
}
