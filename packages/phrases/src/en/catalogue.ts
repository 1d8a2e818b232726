import type { catalogue as turkish } from '../tr/catalogue.ts';

/** The list of all campaigns, and of those that end soon. */
export const catalogue: typeof turkish = {
  all: {
    title: 'All campaigns',
    description: (p) =>
      `${p.count} live campaigns in one list: sort by end date, discount or price and ask for a free quote.`,
  },
  ending: {
    title: 'Campaigns ending soon',
    description: (p) =>
      `${p.count} campaigns in their last 7 days. Compare in time and ask for a free quote.`,
  },
  empty: 'There are no campaigns here right now',
  seeAll: 'See all',
};
