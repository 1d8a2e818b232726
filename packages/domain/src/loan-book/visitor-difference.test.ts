import { describe, expect, it } from 'vitest';
import { noTaxes } from '../loan/loan-parameters.ts';
import { type OfferTerms, offerOfTerms } from './offer-terms.ts';
import { visitorDifference } from './visitor-difference.ts';

const terms: OfferTerms = {
  rates: { 12: 3 },
  minAmount: 1_000,
  maxAmount: 100_000,
  maxTermByAmount: [],
  productUrl: 'https://banka.example',
  isListed: true,
};
const market = (banks: Readonly<Record<string, Partial<OfferTerms>>>, taxes = noTaxes, feeRate = 0) => ({
  taxes,
  offers: Object.entries(banks).map(([id, change]) =>
    offerOfTerms('ihtiyac', { id, name: id }, { ...terms, ...change }, feeRate),
  ),
});
const at = (difference: ReturnType<typeof visitorDifference>, amount: number) =>
  difference.find((one) => one.amount === amount && one.term === 12)?.banks;

describe('visible difference', () => {
  const before = market({ a: {}, b: { rates: { 12: 3.5 } }, c: { rates: { 12: 4 } } });

  it('is empty when nothing changes', () => {
    expect(visitorDifference('ihtiyac', before, before)).toEqual([]);
  });

  it('shows a bank moving up by a lower rate, and those it passes', () => {
    const after = market({ a: {}, b: { rates: { 12: 3.5 } }, c: { rates: { 12: 2.5 } } });
    const banks = at(visitorDifference('ihtiyac', before, after), 100_000);
    expect(banks?.map(({ bankId, before: old, after: now }) => [bankId, old?.place, now?.place])).toEqual([
      ['c', 3, 1],
      ['a', 1, 2],
      ['b', 2, 3],
    ]);
    // Reference figures: 100,000 TL at 3 % over 12 months.
    expect(banks?.[1]?.after).toEqual({ place: 2, installment: 10_046.21, total: 120_554.5 });
  });

  it('shows banks that appear and disappear', () => {
    const after = market({ a: {}, c: { rates: { 12: 4 } }, d: { rates: { 12: 3.2 } } });
    const banks = at(visitorDifference('ihtiyac', before, after), 50_000);
    expect(banks?.map(({ bankId, before: old, after: now }) => [bankId, old?.place, now?.place])).toEqual([
      ['d', undefined, 2],
      ['b', 2, undefined],
    ]);
  });

  it('shows both sides of a moved limit', () => {
    const after = market({ a: { maxAmount: 80_000 }, b: { rates: { 12: 3.5 } }, c: { rates: { 12: 4 } } });
    const difference = visitorDifference('ihtiyac', before, after);
    expect(at(difference, 80_000)).toBeUndefined();
    expect(at(difference, 100_000)?.map(({ bankId }) => bankId)).toEqual(['b', 'c', 'a']);
  });

  it('includes a term beside the typical ones when its rate changes', () => {
    const after = market({
      a: { rates: { 12: 3, 18: 2 } },
      b: { rates: { 12: 3.5 } },
      c: { rates: { 12: 4 } },
    });
    const terms = visitorDifference('ihtiyac', before, after).map(({ term }) => term);
    expect(new Set(terms)).toEqual(new Set([18]));
  });

  it('of taxes and fee changes payments, not the order', () => {
    const after = market(
      { a: {}, b: { rates: { 12: 3.5 } }, c: { rates: { 12: 4 } } },
      { kkdf: 0.15, bsmv: 0.15 },
      0.005,
    );
    // Reference figures: r 3.90 %, a fee of 500 TL.
    expect(at(visitorDifference('ihtiyac', before, after), 100_000)?.[0]?.after).toEqual({
      place: 1,
      installment: 10_593.48,
      total: 127_621.82,
    });
  });
});
