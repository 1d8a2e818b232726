import { campaignUrls } from '@ayrac/contract/office/campaign-urls.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { UrlCheck } from './campaigns/url-check.tsx';

/** Addresses of campaigns on the brands' own sites. */
const declaration: ResourceDeclaration = {
  shape: campaignUrls,
  titleField: 'url',
  columns: ['campaignId', 'isActive', 'confirmedAt', 'confirmedBy', 'updatedAt'],
  rarely: ['confirmedBy', 'updatedAt'],
  hasLongTitles: true,
  form: ['url', 'campaignId', 'isActive'],
  activeField: 'isActive',
  actions: [
    {
      name: 'confirm',
      icon: 'circle-check',
      toOne: (client, { id, version }) => client.confirmCampaignUrl({ params: { id }, body: { version } }),
    },
  ],
  tabs: [{ name: 'check', Content: UrlCheck }],
  useWords: () => useOfficePhrases()['campaign-urls'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
