import type { SitePageWords } from '../../tr/office/site-pages.ts';

/** Phrases of a field that selects a page of the site. */
export const sitePages: SitePageWords = {
  placeholder: 'Type a page name or address',
  nothing: 'No page has this name. You can also type an address.',
  kinds: { category: 'Category', brand: 'Brand', campaign: 'Campaign', screen: 'Page' },
  screens: {
    home: 'Home',
    campaigns: 'All campaigns',
    categories: 'Categories',
    brands: 'Brands',
    loans: 'Loan calculator',
    compare: 'Campaign comparison',
    howWeCalculate: 'How we calculate',
    howWeEarn: 'How we make money',
    about: 'About us',
    contact: 'Contact',
    careers: 'Careers',
    newsletter: 'Newsletter',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    cookiePolicy: 'Cookie policy',
    kvkk: 'KVKK privacy notice',
    borusan: 'Borusan privacy notice',
  },
};
