import type { BrandWords } from '../../tr/office/brands.ts';

/** Phrases of the page for brands, in addition to those of every record page. */
export const brands: BrandWords = {
  title: 'Brands',
  one: 'Brand',
  count: ({ count }) => (count === '1' ? '1 brand' : `${count} brands`),
  search: 'Search brands',
  add: 'New brand',
  emptyTitle: 'There are no brands yet',
  emptyText: 'Campaigns are published under the names of the brands that you add here.',
  fields: {
    name: {
      label: 'Name',
      inFile: 'Brand',
      hint: 'A new name moves the brand’s page; its old address leads to the new one',
    },
    brandUrl: { label: 'Website', hint: 'Begins with https://' },
    colour: { label: 'Colour', hint: 'Such as #1A2B3C; dark, because white text stands on it' },
    markHash: { label: 'Logo', hint: 'Cut to a square; click the point that has to stay in its middle' },
    about: { label: 'About', hint: 'Stands below its name on the brand’s page' },
    aboutEn: { label: 'About, in English', hint: 'Left empty, English pages show the Turkish text' },
    campaigns: { label: 'Campaigns', hint: '' },
    isActive: {
      label: 'Published',
      hint: 'When off, the site shows neither the brand’s page nor its campaigns',
    },
  },
};
