import { brandCampaigns } from '@ayrac/contract/office/brand-campaigns.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { moveToBrand } from './campaigns/campaign-actions.ts';
import { StateCell } from './campaigns/state-cell.tsx';

/** The brand of each campaign. */
const declaration: ResourceDeclaration = {
  shape: brandCampaigns,
  titleField: 'title',
  columns: ['brandId', 'state', 'slug', 'createdAt'],
  rarely: ['slug'],
  hasLongTitles: true,
  form: ['brandId', 'state', 'slug', 'isActive'],
  cells: { state: (row) => <StateCell row={row} /> },
  actions: [moveToBrand],
  useWords: () => useOfficePhrases()['brand-campaigns'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
