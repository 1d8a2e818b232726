import type { brand as turkish } from '../tr/brand.ts';

/** The brands list and the page of one brand. */
export const brand: typeof turkish = {
  index: {
    title: 'Brands',
    description: 'Every brand with offers, in alphabetical order and with its number of current offers.',
    lede: 'All brands in alphabetical order, with their number of current offers.',
    letters: 'Go to letter',
    otherSigns: '0–9',
    filter: 'Brand name',
    found: (p) => (p.count === '1' ? '1 brand' : `${p.count} brands`),
    noneFound: 'No brand of this name was found',
    empty: 'No brand is published yet',
    emptyText: 'You can browse the offers by category.',
    toCategories: 'Go to categories',
  },
  title: (p) => `${p.name} offers`,
  titleInCategory: (p) => `${p.name} offers: ${p.category}`,
  description: (p) =>
    `${p.count} current offers by ${p.name}: compare price, discount and end date, and ask for a free quote.`,
  emptyDescription: (p) => `Offers by ${p.name} appear here.`,
  categories: 'Categories',
  allCategories: 'All',
  empty: (p) => `${p.name} has no offers right now`,
  emptyText: 'New offers of the brand will appear here. These brands have current ones:',
  emptyInCategory: (p) => `${p.name} has no offers in ${p.category} right now`,
  seeAllOf: (p) => `All offers by ${p.name}`,
  missing: 'Brand not found',
  missingText: 'There is no brand at this address. It may have a new name, or it may have been taken down.',
  toBrands: 'All brands',
};
