import type { list as turkish } from '../tr/list.ts';

/** Phrases of every list of campaigns. */
export const list: typeof turkish = {
  breadcrumbs: 'You are here',
  home: 'Home',
  campaigns: (p) => (p.count === '1' ? '1 campaign' : `${p.count} campaigns`),
  range: (p) => `${p.total} campaigns · showing ${p.from}–${p.to}`,
  shown: (p) => `Showing ${p.from}–${p.to}`,
  sort: 'Sort',
  orders: {
    relevance: 'Most relevant',
    'ending-soon': 'Ending soon',
    newest: 'Newest',
    discount: 'Highest discount',
    'most-wanted': 'Most popular',
    price: 'Lowest price',
  },
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (p) => `Page ${p.page}`,
  titleOfPage: (p) => `${p.title}, page ${p.page}`,
  descriptionOfPage: (p) => `Page ${p.page}. ${p.description}`,
  newTab: 'Opens in a new tab',
};
