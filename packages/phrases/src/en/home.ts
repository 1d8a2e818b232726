import type { home as turkish } from '../tr/home.ts';

/** Phrases of the home page. */
export const home: typeof turkish = {
  title: 'Ayraç: compare campaigns, request a quote',
  description:
    'Current campaigns from cars to insurance, loans to holidays, in one place. Compare them and request a quote free of charge.',
  heading: 'Compare offers side by side, then choose',
  lede: (p) =>
    `${p.campaigns} campaigns, ${p.brands} brands. Comparing is free, and so is requesting a quote.`,
  search: 'Search all campaigns',
  searchHint: 'What are you looking for?',
  banner: {
    label: 'Featured campaigns',
    carousel: 'carousel',
    slide: 'campaign',
    place: (p) => `${p.place} / ${p.count}`,
    previous: 'Previous campaign',
    next: 'Next campaign',
    pause: 'Stop rotation',
    play: 'Start rotation',
    look: 'View campaign',
  },
  empty: {
    title: 'The first campaigns are on their way',
    text: 'Brands are preparing their campaigns. In the meantime, you can compare loans.',
    action: 'Calculate a loan',
  },
  seeAll: 'See all',
  categories: 'What do you need?',
  allCategories: 'All categories',
  popularBrands: 'Popular brands',
  allBrands: 'All brands',
  favourite: {
    title: 'Most followed',
    lede: 'The campaigns with the most bookmarks',
    followers: (p) => (p.count === '1' ? '1 follower' : `${p.count} followers`),
  },
  newest: { title: 'New campaigns', recent: 'Added in the last 7 days', latest: 'The latest additions' },
  endingSoon: { title: 'Ending soon', lede: 'Ending within 7 days' },
  highestDiscount: { title: 'Highest discounts', lede: 'Campaigns with the largest percentage off' },
  lastChance: { title: 'Last chance', lede: 'Ending within 24 hours' },
  stats: {
    title: 'Ayraç in figures',
    campaigns: 'current campaigns',
    brands: 'brands',
    categories: 'categories and subcategories',
    endingSoon: 'campaigns ending within 7 days',
  },
};
