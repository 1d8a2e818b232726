import { formCampaigns } from '@ayrac/contract/office/request-links.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { linkActions } from './requests/switch-links.ts';

/** The specified links between forms and campaigns. */
const declaration: ResourceDeclaration = {
  shape: formCampaigns,
  titleField: 'name',
  columns: ['campaignId', 'state', 'isActive', 'createdAt'],
  form: ['name', 'email', 'phone', 'campaignId', 'brandId', 'state', 'isActive'],
  actions: linkActions(formCampaigns),
  useWords: () => useOfficePhrases()['form-campaigns'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
