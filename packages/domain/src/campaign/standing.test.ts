import { describe, expect, it } from 'vitest';
import { comparedFigure, standingKind, standingPoint } from './standing.ts';

const none = {
  campaignPrice: null,
  listPrice: null,
  monthlyPayment: null,
  interestRate: null,
  term: null,
  discountPercent: null,
  installment: null,
  discount: null,
};

describe('measure of comparison', () => {
  it.each([
    ['its price, whatever else it has', { campaignPrice: 90, listPrice: 100, interestRate: 2 }, 'price', 90],
    ['a payment without an end', { monthlyPayment: 390 }, 'monthly', 390],
    ['a payment for some months', { monthlyPayment: 390, term: 12 }, 'monthly-12', 390],
    ['a rate, for whatever term', { interestRate: 0, term: 12 }, 'rate', 0],
    ['instalments, of which more are better', { installment: 9, discount: '9 taksit' }, 'installments', -9],
    [
      'a percentage, of which more is better',
      { discountPercent: 20, discount: '%20 indirim' },
      'percent',
      -20,
    ],
    ['a percentage with decimals', { discountPercent: 7.5, discount: 'Sepette %7,5' }, 'percent', -7.5],
  ])('is %s', (_case, figures, measure, value) => {
    expect(comparedFigure({ ...none, ...figures })).toEqual({ measure, value });
  });

  it.each([
    ['a campaign without figures', {}],
    ['the payment of a loan, which depends on its sum', { monthlyPayment: 500, interestRate: 3, term: 12 }],
    ['instalments that are added to others', { installment: 3, discount: 'Vade farksız +3 taksit' }],
    ['a percentage up to which some save', { discountPercent: 50, discount: '%50’ye varan indirim' }],
    ['another percentage than its benefit names', { discountPercent: 20, discount: '2. ürün %50' }],
    ['a percentage of which no benefit speaks', { discountPercent: 20 }],
  ])('does not exist for %s', (_case, figures) => {
    expect(comparedFigure({ ...none, ...figures })).toBeNull();
  });
});

describe('rank of a campaign', () => {
  it.each([
    ['best without a tie', { place: 1, tied: 1, among: 9 }, 'best', 0],
    ['one of two best', { place: 1, tied: 2, among: 9 }, 'best', 1 / 16],
    ['in the middle', { place: 5, tied: 1, among: 9 }, 'between', 0.5],
    ['one of three in the middle', { place: 4, tied: 3, among: 9 }, 'between', 0.5],
    ['the last but one', { place: 8, tied: 1, among: 9 }, 'between', 7 / 8],
    ['one of two last', { place: 8, tied: 2, among: 9 }, 'last', 15 / 16],
    ['last without a tie', { place: 9, tied: 1, among: 9 }, 'last', 1],
    ['all but one share the first place', { place: 1, tied: 4, among: 5 }, 'best', 0.375],
  ])('%s', (_case, standing, kind, point) => {
    expect([standingKind(standing), standingPoint(standing)]).toEqual([kind, point]);
  });
});
