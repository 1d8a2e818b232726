import type { shortcutWords as turkish } from '../tr/shortcut-words.ts';

/** Phrases of shortcuts, on the search page and among suggestions. */
export const shortcutWords: typeof turkish = {
  title: 'Quick links',
  loans: { ihtiyac: 'personal loan', tasit: 'vehicle loan', konut: 'home loan' },
  loan: (p) =>
    `${p.amount === null ? '' : `${p.amount} `}${p.loan}${p.term === null ? '' : `, ${p.term} months`}: work out the payment`,
  all: 'All campaigns',
  list: (p) => `${p.name}: ${p.limits.join(', ')}`,
  priceUpTo: (p) => `up to ${p.to}`,
  priceFrom: (p) => `from ${p.from}`,
  priceBetween: (p) => `${p.from} to ${p.to}`,
  discount: (p) => `at least ${p.percent} off`,
};
