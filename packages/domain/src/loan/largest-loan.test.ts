import { describe, expect, it } from 'vitest';
import { type LendingTerms, largestLoans } from './largest-loan.ts';
import type { LoanOffer } from './loan-offer.ts';
import { largestWithin, maxTermFor } from './loan-offer.ts';
import { shippedLoanParameters } from './loan-parameters.ts';
import { paymentPlan } from './loan-plan.ts';

const { ihtiyac, konut } = shippedLoanParameters;

function offer(bankId: string, change: Partial<LoanOffer> = {}): LoanOffer {
  return {
    type: 'ihtiyac',
    bankId,
    bankName: bankId,
    logo: null,
    productUrl: null,
    rates: { 12: 3, 24: 3, 36: 3 },
    maxTermByAmount: [],
    minAmount: 1_000,
    maxAmount: 500_000,
    feeRate: 0,
    validFrom: '2026-01-01',
    ...change,
  };
}

const personal = (...offers: LoanOffer[]): LendingTerms => ({
  type: 'ihtiyac',
  offers,
  parameters: ihtiyac,
  taxes: ihtiyac.taxes,
});
const amounts = (terms: LendingTerms, installment: number) =>
  largestLoans(terms, installment).map(({ term, amount }) => [term, amount]);

describe('largest loan for an installment', () => {
  it('is repaid by the reference installment including taxes, in whole lira', () => {
    expect(amounts(personal(offer('a')), 10_593.48)[0]).toEqual([12, 99_999]);
  });

  it('is limited by the legal maximum for a term', () => {
    expect(amounts(personal(offer('a')), 50_000)).toEqual([
      [12, 471_988],
      [24, 250_000],
      [36, 125_000],
    ]);
  });

  it("is limited by the bank's maximum, and omitted below its minimum", () => {
    expect(amounts(personal(offer('a', { maxAmount: 40_000 })), 50_000)[0]).toEqual([12, 40_000]);
    expect(
      amounts(personal(offer('a', { maxTermByAmount: [{ upTo: 30_000, maxTerm: 12 }] })), 50_000),
    ).toEqual([[12, 30_000]]);
    expect(amounts(personal(offer('a')), 50)).toEqual([]);
  });

  it('names the bank that lends most, and the cheapest of equals', () => {
    const banks = personal(offer('small', { maxAmount: 5_000 }), offer('large', { rates: { 12: 4 } }));
    expect(largestLoans(banks, 1_000)[0]?.result.bankId).toBe('large');
    const capped = personal(offer('dear', { rates: { 36: 4 } }), offer('cheap', { rates: { 36: 3 } }));
    expect(largestLoans(capped, 90_000)[0]).toMatchObject({ amount: 125_000, result: { bankId: 'cheap' } });
  });

  it('never exceeds the installment in any month, but would with one more lira', () => {
    const rates = { 12: 2.79, 60: 2.89, 120: 3.05, 240: 3.19 };
    const housing = { type: 'konut', parameters: konut, taxes: konut.taxes } as const;
    const offers = [offer('a', { type: 'konut', rates, maxAmount: 900_000_000 })];
    for (let installment = 4_001.37; installment < 100_000; installment *= 1.31) {
      for (const { term, amount, result } of largestLoans({ ...housing, offers }, installment)) {
        const rowsOf = (lira: number) =>
          paymentPlan({
            principalKurus: lira * 100,
            monthlyRatePercent: result.monthlyRate,
            term,
            taxes: konut.taxes,
          }).map((row) => row.installment / 100);
        expect(Math.max(...rowsOf(amount))).toBeLessThanOrEqual(installment);
        expect(Math.max(...rowsOf(amount + 1))).toBeGreaterThan(installment);
      }
    }
  });
});

it('the largest amount in the bands for a term', () => {
  const bands = [
    { upTo: 125_000, maxTerm: 36 },
    { upTo: 250_000, maxTerm: 24 },
    { upTo: null, maxTerm: 12 },
  ];
  const banded = offer('a', { maxTermByAmount: bands });
  for (const [term, cap, most] of [
    [36, 900_000, 125_000],
    [36, 90_000, 90_000],
    [24, 900_000, 250_000],
    [12, 900_000, 900_000],
    [48, 900_000, 0],
  ] as const) {
    expect(largestWithin(bands, term, cap)).toBe(most);
    if (most > 0) expect(maxTermFor(banded, most)).toBeGreaterThanOrEqual(term);
  }
});
