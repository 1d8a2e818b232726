import type {
  BrandCampaignWords,
  BrandCategoryWords,
  CampaignUrlWords,
} from '../../tr/office/campaign-links.ts';
import { campaigns } from './campaigns.ts';

/** Phrases of the page that links brands and campaigns. */
export const brandCampaigns: BrandCampaignWords = {
  title: 'Brands and campaigns',
  one: 'Brand link',
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

/** Phrases of the page for brands and their categories. */
export const brandCategories: BrandCategoryWords = {
  title: 'Brands and categories',
  one: 'Brand and category',
  count: ({ count }) => (count === '1' ? '1 link' : `${count} links`),
  search: 'Search brand or category',
  add: 'New link',
  emptyTitle: 'No links yet',
  emptyText: "A link appears when a brand's first campaign in a category goes live.",
  fields: {
    title: { label: 'Brand and category', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    categoryId: { label: 'Category', hint: '' },
    isPaused: {
      label: 'Paused',
      hint: "The brand's pages in this category and below it are hidden; its campaigns stay",
    },
    position: { label: 'Position', hint: '' },
    campaigns: { label: 'Campaigns', hint: '' },
  },
  states: { open: 'No', paused: 'Yes' },
  orderHint: {
    choose: 'Choose a single brand above to change the order on its page.',
    ready:
      "Drag the rows, or press Alt with the up and down arrows; the brand's page shows categories beside each other in this order.",
  },
  actions: {
    pause: {
      label: 'Pause',
      ask: {
        title: ({ label }) => `Pause “${label}”?`,
        text: "The brand's pages in this category and below it disappear from the site. Its campaigns stay live.",
      },
      askMany: {
        title: ({ count }) => (count === '1' ? 'Pause 1 link?' : `Pause ${count} links?`),
        text: "The brands' pages in these categories and below them disappear from the site. Their campaigns stay live.",
      },
      done: ({ label }) => `“${label}” is paused`,
      doneMany: ({ count }) => (count === '1' ? '1 link is paused' : `${count} links are paused`),
    },
    resume: {
      label: 'Resume',
      done: ({ label }) => `“${label}” is open again`,
      doneMany: ({ count }) => (count === '1' ? '1 link is open again' : `${count} links are open again`),
    },
  },
};

/** Phrases of the page for campaigns' URLs. */
export const campaignUrls: CampaignUrlWords = {
  title: 'Campaign addresses',
  one: 'Campaign address',
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
