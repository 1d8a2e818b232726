import { leads } from '@ayrac/contract/office/leads.ts';
import { lazy } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { DueCell, LastContactCell, StandCell } from './cells.tsx';
import { LeadPanel } from './lead/lead-panel.tsx';
import { LeadNotices } from './lead-notices.tsx';
import { ManyLeads } from './many-leads.tsx';
import { NewLeads } from './new-leads.tsx';
import { useOfOwnBrand } from './own-brand.ts';
import { RedFigures } from './red-figures.tsx';
import { SuspectsWaiting } from './suspects/suspects-waiting.tsx';

/** Requests, sorted by due date. */
export const leadDeclaration: ResourceDeclaration = {
  shape: leads,
  titleField: 'name',
  columns: ['dueAt', 'stand', 'campaignId', 'brandId', 'ownerId', 'lastContactAt'],
  rareFilters: ['campaignId', 'lastContactAt', 'firstContactAt', 'createdAt', 'isUnassigned'],
  form: [],
  widths: { stand: 'short', lastContactAt: 'short' },
  cells: {
    dueAt: (row) => <DueCell row={row} />,
    stand: (row) => <StandCell row={row} />,
    lastContactAt: (row) => <LastContactCell row={row} />,
  },
  Facts: LeadPanel,
  Above: AboveLeads,
  Board: lazy(() => import('./board/board.tsx').then(({ Board }) => ({ default: Board }))),
  boardField: 'stand',
  ManyActions: ManyLeads,
  useWords: () => useOfficePhrases().leads,
};

function AboveLeads({ isHeld }: { readonly isHeld: boolean }) {
  return (
    <>
      <LeadNotices isHeld={isHeld} />
      <div className="lead-alarms">
        <RedFigures />
        <SuspectsWaiting />
      </div>
      <NewLeads isHeld={isHeld} />
    </>
  );
}

export function Component() {
  return <ResourcePage declaration={useOfOwnBrand(leadDeclaration)} heading="h1" />;
}
