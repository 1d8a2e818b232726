import { expect, it } from 'vitest';
import { changedTerms, type OfferTerms, problemsOfTerms } from './offer-terms.ts';

const terms: OfferTerms = {
  rates: { 12: 3.33, 24: 3 },
  minAmount: 1_000,
  maxAmount: 500_000,
  maxTermByAmount: [{ upTo: null, maxTerm: 24 }],
  productUrl: 'https://banka.example/kredi',
  isListed: true,
};

it.each<[string, Partial<OfferTerms>, object]>([
  ['as it should be', {}, {}],
  ['without a rate', { rates: {} }, {}],
  ['with a rate of nothing', { rates: { 12: 0 } }, {}],
  ['with a rate for a term that is not offered', { rates: { 13: 3 } }, { 'rates.13': 'not-a-choice' }],
  [
    'with a yearly rate in the place of a monthly one',
    { rates: { 12: 42.4 } },
    { 'rates.12': 'above-maximum' },
  ],
  ['with a rate below nothing', { rates: { 12: -1 } }, { 'rates.12': 'below-minimum' }],
  ['below the least amount of its type', { minAmount: 999 }, { minAmount: 'below-minimum' }],
  ['that ends before it begins', { maxAmount: 999 }, { maxAmount: 'below-minimum' }],
  [
    'whose bands fall',
    {
      maxTermByAmount: [
        { upTo: 2_000, maxTerm: 12 },
        { upTo: 1_000, maxTerm: 24 },
      ],
    },
    { maxTermByAmount: 'invalid' },
  ],
  ['that leads to a script', { productUrl: 'javascript:alert(1)' }, { productUrl: 'invalid-website' }],
])('an offer %s has these problems', (_, change, problems) => {
  expect(problemsOfTerms('ihtiyac', { ...terms, ...change })).toEqual(problems);
});

it.each<[Partial<OfferTerms>, readonly string[]]>([
  [{}, []],
  [{ rates: { 12: 3.33, 24: 3.1 } }, ['rates.24']],
  [{ rates: { 6: 4, 24: 3 } }, ['rates.6', 'rates.12']],
  [{ isListed: false, maxTermByAmount: [] }, ['maxTermByAmount', 'isListed']],
])('with %o it differs in %j', (change, names) => {
  expect(changedTerms(terms, { ...terms, ...change })).toEqual(names);
});

it('differs in everything from no offer', () => {
  expect(changedTerms(undefined, terms)).toHaveLength(7);
});
