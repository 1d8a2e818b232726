import type { shell as turkish } from '../tr/shell.ts';

/** Phrases of the top bar, the footer and other parts of every page. */
export const shell: typeof turkish = {
  siteName: 'Ayraç',
  slogan: 'Compare offers side by side, choose one, request a quote.',
  skip: 'Skip to content',
  home: 'Ayraç home page',
  navigation: 'Main menu',
  menu: 'Open menu',
  close: 'Close',
  loading: 'Loading...',
  categories: 'Categories',
  brands: 'Brands',
  loans: 'Loan calculator',
  bookmarks: 'Bookmarks',
  bookmarksCounted: (p) => `Bookmarks (${p.count})`,
  login: 'Log in',
  quote: 'Get a quote',
  search: {
    open: 'Open search',
    label: 'Search campaigns',
    placeholder: 'Campaign, brand, category',
    submit: 'Search',
  },
  language: 'Language',
  theme: { toDark: 'Switch to the dark theme', toLight: 'Switch to the light theme' },
  notFound: {
    title: 'We could not find this page',
    text: 'The address may have changed, the campaign may have ended, or the link may be incomplete. Searching is usually the quickest way to find it.',
    home: 'Back to the home page',
  },
  failure: {
    text: 'Something went wrong on our side. Reloading the page or trying again usually helps.',
    details: 'Details',
    code: 'Error code',
    request: 'Request number',
    refresh: 'Reload page',
    retry: 'Try again',
  },
  document: {
    contents: 'On this page',
    version: (p) => `Version: ${p.version}`,
    changed: (p) => `Last updated: ${p.date}`,
  },
};
