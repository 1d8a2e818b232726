import type { brand as turkish } from '../tr/brand.ts';

/** Phrases of the list of brands and of a brand's page. */
export const brand: typeof turkish = {
  index: {
    title: 'Brands',
    description:
      'Every brand with campaigns, in alphabetical order and with its number of current campaigns.',
    lede: 'All brands in alphabetical order, with their number of current campaigns.',
    letters: 'Go to letter',
    otherSigns: '0–9',
    filter: 'Brand name',
    found: (p) => (p.count === '1' ? '1 brand' : `${p.count} brands`),
    noneFound: 'No brands found',
    empty: 'No brands yet',
    emptyText: 'You can browse the campaigns by category.',
    toCategories: 'Go to categories',
  },
  title: (p) => `${p.name} campaigns`,
  titleInCategory: (p) => `${p.name} campaigns: ${p.category}`,
  description: (p) =>
    `${p.count === '1' ? '1 current campaign' : `${p.count} current campaigns`} by ${p.name}: compare price, discount and end date, and request a free quote.`,
  descriptionInCategory: (p) =>
    `${p.count === '1' ? '1 current campaign' : `${p.count} current campaigns`} by ${p.name} in ${p.category}: compare price, discount and end date.`,
  emptyDescription: (p) => `Campaigns by ${p.name} appear here.`,
  categories: 'Categories',
  allCategories: 'All',
  empty: (p) => `${p.name} has no campaigns right now`,
  emptyText: 'New campaigns by this brand will appear here. These brands have current campaigns:',
  emptyInCategory: (p) => `${p.name} has no campaigns in ${p.category} right now`,
  seeAllOf: (p) => `All campaigns by ${p.name}`,
  missing: 'Brand not found',
  missingText: 'There is no brand at this address. It may have been renamed or removed.',
  toBrands: 'All brands',
};
