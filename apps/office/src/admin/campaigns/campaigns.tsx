import { campaigns } from '@ayrac/contract/office/campaigns.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { AddressCell } from './address-cell.tsx';
import { campaignActions } from './campaign-actions.ts';
import { CampaignVersions } from './campaign-versions.tsx';
import { NewCampaign } from './new-campaign.tsx';
import { StateCell } from './state-cell.tsx';

/** All campaigns with their state. Their content is edited in the wizard. */
const declaration: ResourceDeclaration = {
  shape: campaigns,
  titleField: 'title',
  columns: ['state', 'brandId', 'categoryId', 'endAt', 'views', 'requests', 'followers', 'updatedAt'],
  rarely: ['categoryId', 'views', 'followers'],
  hasLongTitles: true,
  form: [
    ...['state', 'brandId', 'categoryId', 'discount', 'endAt', 'publishAt', 'slug'],
    ...['checkedAt', 'checkedBy', 'nextCheckAt'],
    ...['views', 'requests', 'followers', 'hasPicture', 'isUnchecked', 'isContradictory', 'hasDraft'],
  ],
  widths: { state: 'state', brandId: 'words' },
  cells: { state: (row) => <StateCell row={row} />, slug: (row) => <AddressCell row={row} /> },
  HeadAction: NewCampaign,
  actions: campaignActions,
  tabs: [{ name: 'versions', Content: CampaignVersions }],
  useWords: () => useOfficePhrases().campaigns,
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
