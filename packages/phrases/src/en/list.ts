import type { list as turkish } from '../tr/list.ts';

/** What every list of campaigns says. */
export const list: typeof turkish = {
  breadcrumbs: 'You are here',
  home: 'Home',
  campaigns: (p) => (p.count === '1' ? '1 offer' : `${p.count} offers`),
  range: (p) => `Showing ${p.from}–${p.to} of ${p.total} offers`,
  sort: 'Sort',
  orders: {
    'ending-soon': 'Ending soonest first',
    newest: 'Newest first',
    discount: 'Highest discount first',
    'most-wanted': 'Most wanted first',
    price: 'Lowest price first',
  },
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (p) => `Page ${p.page}`,
  titleOfPage: (p) => `${p.title}, page ${p.page}`,
  newTab: 'Opens in a new tab',
};
