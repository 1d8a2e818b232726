import type { shell as turkish } from '../tr/shell.ts';

/** Top bar, footer and what stands on every page. */
export const shell: typeof turkish = {
  siteName: 'Ayraç',
  slogan: 'Set offers apart, compare them, ask for your quote.',
  skip: 'Skip to content',
  home: 'Ayraç home page',
  navigation: 'Main menu',
  menu: 'Open menu',
  close: 'Close',
  loading: 'Loading...',
  categories: 'Categories',
  brands: 'Brands',
  loans: 'Loan calculator',
  login: 'Log in',
  quote: 'Get a quote',
  search: {
    open: 'Open search',
    label: 'Search campaigns',
    placeholder: 'Campaign, brand, category',
    submit: 'Search',
  },
  language: 'Language',
  theme: 'Light or dark theme',
  features: {
    title: 'Why Ayraç?',
    price: {
      title: 'Best price',
      text: 'See offers for the same need side by side, and measure the difference yourself.',
    },
    financing: {
      title: 'Financing',
      text: 'Compare the loan terms of the banks on one screen, with their true total cost.',
    },
    support: {
      title: 'Support',
      text: 'We stay with you while your quote is on its way, and your details stay in safe hands.',
    },
  },
  footer: {
    campaigns: 'All campaigns',
    explore: 'Explore',
    company: 'Ayraç',
    legal: 'Legal',
    about: 'About us',
    contact: 'Contact',
    howWeEarn: 'How the site earns',
    careers: 'Careers',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    kvkk: 'Personal data notice (KVKK)',
    cookiePolicy: 'Cookie policy',
    social: 'Social media',
    demo: 'The brands, campaigns and prices on this site are sample data for demonstration.',
    rights: (p) => `© ${p.year} Ayraç. All rights reserved.`,
  },
  notFound: {
    title: 'We could not find this page',
    text: 'The address may have changed, the campaign may be over, or the link may be incomplete. Searching is usually the shortest way.',
    home: 'Back to the home page',
  },
  failure: {
    text: 'The fault is ours. Reloading the page or trying again is usually enough.',
    details: 'Details',
    code: 'Error code',
    request: 'Request number',
    refresh: 'Reload page',
    retry: 'Try again',
  },
  document: {
    contents: 'On this page',
    version: (p) => `Version: ${p.version} · Last update: ${p.date}`,
  },
  maintenance: {
    title: 'Update in progress',
    text: 'Our site is being updated. We will be back shortly.',
  },
  membership: {
    title: 'Membership is coming soon',
    text: 'Accounts for following campaigns and keeping all your quotes in one place are on their way. Until then you can ask for a quote on any campaign without one.',
    action: 'Browse campaigns',
  },
};
