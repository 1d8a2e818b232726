import type { standingMethod as turkish } from '../tr/standing-method.ts';

/** Explanation of how an offer's rank is determined. */
export const standingMethod: typeof turkish = {
  lowest: 'The lowest comes first; equal offers share a rank.',
  highest: 'The highest comes first; equal offers share a rank.',
  title: 'How is this rank calculated?',
  figures: {
    price: 'price',
    monthly: 'monthly payment',
    term: (p) => `monthly payment for ${p.term} months`,
    rate: 'monthly interest',
    installment: 'number of instalments',
    benefit: 'discount, as the brand states it,',
  },
  which: (p) =>
    `We compare the ${p.among} live offers in the same category whose ${p.figure} is known; this one is among them.`,
  line: 'The line shows the order, not how large the difference is.',
  notWeighed: 'Differences in product, terms and duration are not weighed. Ads do not change the order.',
  when: 'When an offer starts, changes or ends, the rank is updated within a few minutes. With fewer than five offers, no rank is shown.',
  close: 'Close',
};
