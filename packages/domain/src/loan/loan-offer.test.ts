import { describe, expect, it } from 'vitest';
import {
  compareOffers,
  type LoanOffer,
  type LoanRequest,
  maxTermFor,
  nearestLawful,
  selectOffers,
  sortResults,
  statutoryWarning,
} from './loan-offer.ts';
import { noTaxes, shippedLoanParameters } from './loan-parameters.ts';
import { paymentPlan } from './loan-plan.ts';

const { ihtiyac, tasit, konut } = shippedLoanParameters;
const personalBands = [
  { upTo: 125_000, maxTerm: 36 },
  { upTo: 250_000, maxTerm: 24 },
  { upTo: null, maxTerm: 12 },
];

function offer(bankId: string, change: Partial<LoanOffer> = {}): LoanOffer {
  return {
    type: 'ihtiyac',
    bankId,
    bankName: bankId,
    logo: null,
    productUrl: null,
    rates: { 12: 3, 24: 3, 36: 3 },
    maxTermByAmount: [],
    minAmount: null,
    maxAmount: null,
    feeRate: 0,
    validFrom: '2026-11-01',
    ...change,
  };
}

// Specification 3.32, 5.30, 9.36
it.each([
  [125_000, 36],
  [125_001, 24],
  [250_000, 24],
  [250_001, 12],
])('for %i TL a bank with bands lends for at most %i months', (amount, months) => {
  expect(maxTermFor(offer('a', { maxTermByAmount: personalBands }), amount)).toBe(months);
});

// Specification 3.32
it('a bank without bands lends up to its longest term with a rate, and not above its last band', () => {
  expect(maxTermFor(offer('a'), 1_000_000)).toBe(36);
  expect(maxTermFor(offer('a', { maxTermByAmount: [{ upTo: 1_000, maxTerm: 12 }] }), 1_001)).toBe(0);
});

// Specification 5.28, 5.29, 5.30
describe('listing of a bank', () => {
  it.each<[string, Partial<LoanOffer>, LoanRequest, boolean]>([
    ['within the default limits', {}, { amount: 1_000, term: 12 }, true],
    ['not below the default minimum', {}, { amount: 999, term: 12 }, false],
    ['at the default maximum', {}, { amount: 2_000_000, term: 12 }, true],
    ['not above the default maximum', {}, { amount: 2_000_001, term: 12 }, false],
    ['not below its own minimum', { minAmount: 5_000 }, { amount: 4_999, term: 12 }, false],
    ['at its own maximum', { maxAmount: 399_001 }, { amount: 399_001, term: 12 }, true],
    ['not above its own maximum', { maxAmount: 399_001 }, { amount: 399_002, term: 12 }, false],
    ['not without a rate for the term', {}, { amount: 10_000, term: 18 }, false],
    ['with a rate of zero', { rates: { 12: 0 } }, { amount: 10_000, term: 12 }, true],
    [
      'not for a longer term than it lends the amount for',
      { maxTermByAmount: personalBands },
      { amount: 125_001, term: 36 },
      false,
    ],
  ])('%s', (_, change, request, listed) => {
    expect(selectOffers([offer('a', change)], request)).toHaveLength(listed ? 1 : 0);
  });
});

describe('calculated results', () => {
  const request = { amount: 100_000, term: 12 };

  // Specification 1.5, 7.25, 9.30
  it('are in ascending order of the total payment, equals by bank', () => {
    const offers = [
      offer('c', { rates: { 12: 3.2 } }),
      offer('b', { rates: { 12: 2.9 } }),
      offer('a', { rates: { 12: 3.2 } }),
    ];
    expect(compareOffers(offers, request, noTaxes).map(({ bankId }) => bankId)).toEqual(['b', 'a', 'c']);
  });

  // Specification 3.33, 3.35
  it('contain the specified figures and the actual payment', () => {
    const bank = { bankName: 'A Bankası', logo: '/banks/a.svg' };
    const [result] = compareOffers([offer('a', { ...bank, feeRate: 0.005 })], request, ihtiyac.taxes);
    expect(result).toMatchObject({ bankId: 'a', ...bank });
    expect(result?.monthlyRate).toBe(3);
    expect(result?.monthlyInstallment).toBeCloseTo(10_046.21, 2);
    expect(result?.totalPayment).toBeCloseTo(120_554.5, 1);
    expect(result?.real.monthlyInstallment).toBeCloseTo(10_593.48, 2);
    expect(result?.real.fee).toBe(500);
    expect(result?.real.totalPayment).toBeCloseTo(127_621.82, 1);
    expect(result?.real.yearlyCostPercent).toBeCloseTo(59.8494, 4);
  });

  it('match the payment plan to the kuruş, including the tax on the fee', () => {
    for (let place = 0; place < 500; place += 1) {
      const asked = { amount: 1_000 + place * 3_989, term: [3, 12, 24, 36][place % 4] ?? 12 };
      const rates = { [asked.term]: (place % 60) / 10 };
      const [result] = compareOffers([offer('a', { rates, feeRate: 0.00575 })], asked, ihtiyac.taxes);
      if (result === undefined) throw new Error('The offer was not admitted.');
      const { interest, kkdf, bsmv, fee, totalPayment, monthlyInstallment } = result.real;
      const plan = paymentPlan({
        principalKurus: asked.amount * 100,
        monthlyRatePercent: result.monthlyRate,
        term: asked.term,
        taxes: ihtiyac.taxes,
      });
      const paid = plan.reduce((sum, row) => sum + row.installment, 0);
      const kurus = (figure: number) => Math.round(figure * 100);
      expect(kurus(totalPayment)).toBe(paid + kurus(fee));
      expect(kurus(totalPayment)).toBe(
        [asked.amount, interest, kkdf, bsmv, fee].map(kurus).reduce((sum, part) => sum + part, 0),
      );
      expect(Math.abs(kurus(fee) - asked.amount * 0.575)).toBeLessThanOrEqual(0.5 + 1e-9);
      expect(kurus(monthlyInstallment)).toBe(plan[0]?.installment);
    }
  });

  it('report when a fee makes another bank the cheapest', () => {
    const cheapRate = offer('rate', { rates: { 12: 3 }, feeRate: 0.005 });
    const cheapWhole = offer('whole', { rates: { 12: 3.02 } });
    const results = compareOffers([cheapRate, cheapWhole], request, ihtiyac.taxes);
    expect(sortResults(results, 'total')[0]?.bankId).toBe('rate');
    expect(sortResults(results, 'installment')[0]?.bankId).toBe('rate');
    expect(sortResults(results, 'real-total')[0]?.bankId).toBe('whole');
    expect(sortResults(results, 'yearly-cost')[0]?.bankId).toBe('whole');
  });
});

describe('legal warning', () => {
  it.each([
    [125_000, 36, null],
    [125_001, 36, 24],
    [250_000, 24, null],
    [250_001, 24, 12],
    [250_001, 12, null],
  ])('for a personal loan of %i TL over %i months is %s', (amount, term, longestTerm) => {
    expect(statutoryWarning(ihtiyac, { amount, term })).toEqual(warning(longestTerm));
  });

  it.each([
    [280_000, 48, null],
    [280_001, 48, 36],
    [400_000, 36, null],
    [400_001, 12, 0],
  ])('for a vehicle loan of %i TL over %i months is %s, whatever the value', (amount, term, longestTerm) => {
    expect(statutoryWarning(tasit, { amount, term })).toEqual(warning(longestTerm));
  });

  it('does not apply to a housing loan', () => {
    expect(statutoryWarning(konut, { amount: 5_000_000, term: 240 })).toEqual({ kind: 'none' });
  });

  function warning(longestTerm: number | null) {
    return longestTerm === null ? { kind: 'none' } : { kind: 'term-too-long', longestTerm };
  }
});

describe('nearest legal suggestion', () => {
  const personal = [offer('a', { rates: { 12: 3, 24: 3, 36: 3 } })];
  const vehicle = [offer('a', { rates: { 12: 3, 24: 3, 36: 3, 48: 3 } })];

  it.each([
    ['the longest lawful term', 'ihtiyac', ihtiyac, personal, [250_000, 36], [250_000, 24]],
    [
      'the longest that a bank lends it for',
      'ihtiyac',
      ihtiyac,
      [offer('a', { rates: { 12: 3, 36: 3 } })],
      [250_000, 36],
      [250_000, 12],
    ],
    ['a shorter term for a vehicle', 'tasit', tasit, vehicle, [300_000, 48], [300_000, 36]],
    ['the largest lawful amount where no term is', 'tasit', tasit, vehicle, [450_000, 48], [400_000, 36]],
  ] as const)('is %s', (_, type, parameters, offers, [amount, term], [lawfulAmount, lawfulTerm]) => {
    expect(nearestLawful(type, parameters, offers, { amount, term })).toEqual({
      amount: lawfulAmount,
      term: lawfulTerm,
    });
  });

  it('does not exist when no bank offers it', () => {
    const offers = [offer('a', { rates: { 36: 3 } })];
    expect(nearestLawful('ihtiyac', ihtiyac, offers, { amount: 250_000, term: 36 })).toBeNull();
  });
});
