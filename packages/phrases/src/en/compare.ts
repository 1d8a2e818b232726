import type { compare as turkish } from '../tr/compare.ts';

/** Some campaigns beside each other. */
export const compare: typeof turkish = {
  title: 'Compare campaigns',
  description:
    'Put up to four campaigns side by side: price, interest, term and conditions in one table, differences first.',
  lede: 'They may be of different brands and categories; up to four campaigns stand side by side.',
  none: 'You have not chosen a campaign yet',
  noneText: 'Look for the campaigns that you want to compare by name, and add them.',
  browse: 'Browse campaigns',
};
