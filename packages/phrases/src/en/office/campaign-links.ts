import type { BrandCampaignWords, CampaignUrlWords } from '../../tr/office/campaign-links.ts';
import { campaigns } from './campaigns.ts';

/** What the page of the links of brands and campaigns says. */
export const brandCampaigns: BrandCampaignWords = {
  title: 'Brands and campaigns',
  count: ({ count }) => (count === '1' ? '1 link' : `${count} links`),
  search: 'Search campaign or brand',
  add: 'New link',
  emptyTitle: 'No links yet',
  emptyText: 'Which brand each campaign belongs to stands here.',
  fields: {
    title: { label: 'Campaign', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    state: campaigns.fields.state,
    slug: { label: 'Address', hint: '' },
    isActive: { label: 'Holds', hint: '' },
  },
  actions: { brandId: campaigns.actions.brandId },
};

/** What the page of the addresses of campaigns says. */
export const campaignUrls: CampaignUrlWords = {
  title: 'Campaign addresses',
  count: ({ count }) => (count === '1' ? '1 address' : `${count} addresses`),
  search: 'Search address or campaign',
  add: 'New address',
  emptyTitle: 'No addresses yet',
  emptyText: "The addresses of campaigns on the brands' own sites are kept here.",
  fields: {
    url: { label: 'Address', hint: 'Begins with https://' },
    campaignId: { label: 'Campaign', hint: '' },
    isActive: {
      label: 'In use',
      hint: 'One address of a campaign is in use; turning this one on turns the others off',
    },
    confirmedAt: { label: 'Last found valid', hint: '' },
    confirmedBy: { label: 'Found by', hint: '' },
  },
  actions: {
    confirm: { label: 'Valid', done: ({ label }) => `${label} is noted as valid` },
  },
  tabs: { check: 'Check' },
  check: {
    text: 'Open the address in a new tab; if the campaign is still there, note it as valid. The server does not connect to it.',
    open: 'Open in a new tab',
    never: 'Nobody has looked at this address yet.',
    last: ({ at, by }) => `Last look: ${at}, ${by}`,
  },
};
