import type { category as turkish } from '../tr/category.ts';

/**
 * Phrases of the list of categories, of a category's page, and of the lists of all campaigns and of those ending soon.
 */
export const category: typeof turkish = {
  index: {
    title: 'All categories',
    description: 'Current campaigns in every category, from cars to insurance and from finance to travel.',
    lede: 'Choose what you are interested in and see its current campaigns side by side. For a quote, just pick a campaign from a category.',
    crumb: 'Categories',
    all: (p) => `See all: ${p.name}`,
    empty: 'No categories yet',
    emptyText: 'You can browse the campaigns by brand.',
    toBrands: 'Go to brands',
    retry: 'Try again',
    failedText: 'Try again in a moment, or browse the campaigns by brand.',
  },
  title: (p) => `Campaigns in ${p.name}`,
  description: (p) =>
    `${p.count === '1' ? '1 current campaign' : `${p.count} current campaigns`} in ${p.name}: compare price, discount and end date, and request a free quote.`,
  emptyDescription: (p) => `Campaigns in ${p.name} appear here.`,
  children: 'Subcategories',
  empty: 'There are no campaigns in this category right now',
  emptyText: 'New campaigns will appear here. Until then, have a look at these categories.',
  popular: 'Popular categories',
  all: {
    title: 'All campaigns',
    description: (p) =>
      `${p.count} live campaigns in one list: sort by end date, discount or price and request a free quote.`,
  },
  ending: {
    'last-day': {
      title: 'Campaigns ending within 24 hours',
      description: (p) =>
        `${p.count} campaigns that end within 24 hours. Compare in time and request a free quote.`,
    },
    'last-week': {
      title: 'Campaigns ending within 7 days',
      description: (p) =>
        `${p.count} campaigns that end within 7 days. Compare in time and request a free quote.`,
    },
  },
  noCampaigns: 'There are no campaigns here right now',
};
