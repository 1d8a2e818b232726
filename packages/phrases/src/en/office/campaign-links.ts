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
  emptyText: 'This page shows which brand each campaign belongs to.',
  fields: {
    title: { label: 'Campaign', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    state: campaigns.fields.state,
    slug: { label: 'Address', hint: '' },
    isActive: { label: 'Active', hint: '' },
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
  emptyText: 'A link appears when a brand’s first campaign in a category goes live.',
  fields: {
    title: { label: 'Brand and category', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    categoryId: { label: 'Category', hint: '' },
    isPaused: {
      label: 'Paused',
      hint: 'Hides the brand’s pages in this category and its subcategories; its campaigns stay live',
    },
    position: { label: 'Position', hint: '' },
    campaigns: { label: 'Campaigns', hint: '' },
  },
  states: { open: 'No', paused: 'Yes' },
  orderHint: {
    choose: 'Choose one brand above to change the order on its page.',
    ready:
      'Drag the rows, or press Alt with the up or down arrow. The brand’s page shows its categories in this order.',
  },
  actions: {
    pause: {
      label: 'Pause',
      ask: {
        title: ({ label }) => `Pause “${label}”?`,
        text: 'The brand’s pages in this category and its subcategories will be hidden. Its campaigns stay live.',
      },
      askMany: {
        title: ({ count }) => (count === '1' ? 'Pause 1 link?' : `Pause ${count} links?`),
        text: 'The brands’ pages in these categories and their subcategories will be hidden. Their campaigns stay live.',
      },
      done: ({ label }) => `“${label}” paused`,
      doneMany: ({ count }) => (count === '1' ? '1 link paused' : `${count} links paused`),
    },
    resume: {
      label: 'Resume',
      done: ({ label }) => `“${label}” resumed`,
      doneMany: ({ count }) => (count === '1' ? '1 link resumed' : `${count} links resumed`),
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
  emptyText: 'This page lists campaign addresses on the brands’ own sites.',
  fields: {
    url: { label: 'Address', hint: 'Starts with https://' },
    campaignId: { label: 'Campaign', hint: '' },
    isActive: {
      label: 'In use',
      hint: 'Each campaign uses one address; turning this one on turns the others off',
    },
    confirmedAt: { label: 'Last confirmed', hint: '' },
    confirmedBy: { label: 'Confirmed by', hint: '' },
  },
  actions: {
    confirm: { label: 'Mark as valid', done: ({ label }) => `${label} marked as valid` },
  },
  tabs: { check: 'Check' },
  check: {
    text: 'Open the address in a new tab. If the campaign is still there, mark it as valid. The server does not check it for you.',
    open: 'Open in a new tab',
    never: 'This address has not been checked yet.',
    last: ({ at, by }) => `Last checked: ${at}, ${by}`,
  },
};
