import { customerCampaigns } from '@ayrac/contract/office/request-links.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { linkActions } from './requests/switch-links.ts';

/** The specified links between customers and campaigns. */
const declaration: ResourceDeclaration = {
  shape: customerCampaigns,
  titleField: 'name',
  columns: ['campaignId', 'state', 'isActive', 'createdAt'],
  form: ['name', 'username', 'email', 'phone', 'campaignId', 'brandId', 'state', 'isActive'],
  actions: linkActions(customerCampaigns),
  useWords: () => useOfficePhrases()['customer-campaigns'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
