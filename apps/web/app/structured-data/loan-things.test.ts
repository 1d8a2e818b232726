import { expect, it } from 'vitest';
import { loanOf } from './loan-things.ts';

const facts = { name: 'İhtiyaç kredisi', description: 'Kıyaslayın.', url: 'https://www.example.com/x' };
const offer = {
  bankId: 'a',
  bankName: 'A',
  logo: null,
  productUrl: '',
  maxVadeByAmount: [],
  rates: { '12': 3.1, '36': 3.4 },
  minAmount: 5_000,
  maxAmount: 100_000,
};
const offers = [offer, { ...offer, rates: { '6': 2.9, '24': 3.2 }, minAmount: 1_000, maxAmount: 50_000 }];

it('covers the amounts and terms of all banks', () => {
  expect(loanOf({ offers, isExample: false }, facts)).toMatchObject({
    amount: { minValue: 1_000, maxValue: 100_000, currency: 'TRY' },
    loanTerm: { minValue: 6, maxValue: 36, unitCode: 'MON' },
    interestRate: { minValue: 2.9, maxValue: 3.4 },
  });
});

it('does not present examples as rates', () => {
  expect(loanOf({ offers, isExample: true }, facts)).not.toHaveProperty('interestRate');
});
