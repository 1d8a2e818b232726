import { expect, it } from 'vitest';
import { type CampaignFigures, keyFigure } from './key-figure.ts';

const none: CampaignFigures = {
  campaignPrice: null,
  listPrice: null,
  monthlyPayment: null,
  interestRate: null,
  term: null,
  discountPercent: null,
  installment: null,
};

// Specification 3.19
it.each([
  [
    'a price before everything else',
    { campaignPrice: 90, listPrice: 100, discountPercent: 10 },
    { kind: 'price', price: 90, listPrice: 100 },
  ],
  [
    'no list price that proves nothing',
    { campaignPrice: 90, listPrice: 90 },
    { kind: 'price', price: 90, listPrice: null },
  ],
  [
    'a monthly payment with its rate',
    { monthlyPayment: 500, interestRate: 3, term: 12 },
    { kind: 'monthly', monthly: 500, term: 12, rate: 3 },
  ],
  [
    'a monthly payment without interest',
    { monthlyPayment: 500 },
    { kind: 'monthly', monthly: 500, term: null, rate: null },
  ],
  ['a rate of zero', { interestRate: 0, term: 12 }, { kind: 'rate', rate: 0, term: 12 }],
  ['no percentage that prices do not prove', { discountPercent: 20, installment: 6 }, { kind: 'none' }],
  ['instalments', { installment: 6 }, { kind: 'installment', count: 6 }],
  ['nothing', {}, { kind: 'none' }],
])('shows %s', (_name, figures, expected) => {
  expect(keyFigure({ ...none, ...figures })).toEqual(expected);
});
