import type { BrandWords } from '../../tr/office/brands.ts';

/** Phrases of the page for brands, in addition to those of every record page. */
export const brands: BrandWords = {
  title: 'Brands',
  one: 'Brand',
  count: ({ count }) => (count === '1' ? '1 brand' : `${count} brands`),
  search: 'Search brands',
  add: 'New brand',
  emptyTitle: 'No brands yet',
  emptyText: 'Campaigns are published under the brands you add here.',
  askHide: {
    title: ({ label }) => `Take “${label}” off the site?`,
    text: ({ count }) =>
      `${count === '1' ? 'Its live campaign comes' : `Its ${count} live campaigns come`} off the site too. You can undo this later.`,
    yes: 'Take off the site',
  },
  askDeactivate: {
    title: ({ count }) =>
      count === '1' ? 'Take 1 brand off the site?' : `Take ${count} brands off the site?`,
    text: 'Their live campaigns come off the site too. You can undo this.',
  },
  fields: {
    name: {
      label: 'Name',
      inFile: 'Brand',
      hint: 'The address of the brand’s page is made from it; after a change the old address redirects',
    },
    brandUrl: { label: 'Website', hint: 'Starts with https://' },
    colour: {
      label: 'Colour',
      hint: 'For example, #1A2B3C; choose a dark colour, since white text appears on it',
    },
    logoHash: { label: 'Logo', hint: 'Optional. Cropped to a square; click the point to keep at its centre' },
    about: { label: 'About', hint: 'Shown below the name on the brand’s page' },
    aboutEn: { label: 'About, in English', hint: 'If empty, English pages show the Turkish text' },
    campaigns: { label: 'Campaigns', hint: '' },
    isActive: {
      label: 'Published',
      hint: 'When off, the brand’s page and its campaigns are hidden from the site',
    },
  },
};
