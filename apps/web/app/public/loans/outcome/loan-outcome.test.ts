import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanForm } from '@ayrac/domain/loan/loan.ts';
import { describe, expect, it } from 'vitest';
import { emptyQuery, type LoanQuery } from '../loan-query.ts';
import { choicesOf, firstPair } from '../offers/offer-choices.ts';
import { type LoanOutcome, outcomeOf } from './loan-outcome.ts';

type Offer = LoanTable['offers'][number];

function offer(bankId: string, change: Partial<Offer> = {}): Offer {
  return {
    bankId,
    bankName: bankId,
    logo: null,
    productUrl: `https://bank.example/${bankId}`,
    rates: { '12': 3, '24': 3, '36': 3 },
    maxVadeByAmount: [],
    minAmount: 1_000,
    maxAmount: 500_000,
    ...change,
  };
}

function table(
  type: LoanTable['type'],
  offers: Offer[],
  change: Partial<LoanTable['parameters']> = {},
): LoanTable {
  return {
    type,
    offers,
    parameters: {
      kkdf: 0.15,
      bsmv: 0.15,
      allocationFee: 0.005,
      statutoryTerms: [],
      vehicleBands: [],
      electricVehicleBands: [],
      earlyClosure: null,
      validFrom: '2026-01-01',
      source: 'test',
      ...change,
    },
    validFrom: '2026-01-01',
    isExample: true,
  };
}

const personalBands = [
  { upTo: 125_000, maxTerm: 36 },
  { upTo: 250_000, maxTerm: 24 },
  { upTo: null, maxTerm: 12 },
];
const vehicleBands = [
  { upTo: 400_000, loanPercent: 70, maxTerm: 48 },
  { upTo: 800_000, loanPercent: 50, maxTerm: 36 },
];

function query(
  type: LoanForm['type'],
  amount: number,
  term: number,
  change: Partial<LoanQuery> = {},
): LoanQuery {
  return { ...emptyQuery, ...change, form: { type, amount, term } };
}

function resultsOf(outcome: LoanOutcome) {
  if (outcome.kind !== 'results') throw new Error(`Results were expected, not ${outcome.kind}.`);
  return outcome;
}

describe('results of a table in the specified shape', () => {
  const tables = [table('ihtiyac', [offer('dear', { rates: { '12': 3.2 } }), offer('cheap')])];
  const { results } = resultsOf(outcomeOf(tables, query('ihtiyac', 100_000, 12)));
  const [first] = results;

  it('are in ascending order of the total payment', () => {
    expect(results.map(({ bankId }) => bankId)).toEqual(['cheap', 'dear']);
  });

  it('match the reference figures, without and with taxes', () => {
    expect(first?.monthlyInstallment).toBeCloseTo(10_046.21, 2);
    expect(first?.real.monthlyInstallment).toBeCloseTo(10_593.48, 2);
    expect(first?.real.fee).toBe(500);
    expect(first?.real.yearlyCostPercent).toBeCloseTo(59.8494, 4);
  });
});

describe('a housing loan', () => {
  const rates = { '120': 3 };
  const tables = [
    table('ihtiyac', [offer('a')]),
    table('konut', [offer('a', { rates, maxAmount: 3_000_000 })], { kkdf: 0, bsmv: 0 }),
  ];

  it.each([
    [true, 0],
    [false, 0.15],
  ])('for a first home (%s) includes a BSMV of %d', (firstHome, bsmv) => {
    const { taxes } = resultsOf(outcomeOf(tables, query('konut', 500_000, 120, { firstHome })));
    expect(taxes).toEqual({ kkdf: 0, bsmv });
  });

  it('for another home includes it on the fee too, which is shown', () => {
    const taxed = [table('ihtiyac', [offer('a')], { feeBsmv: 0.15 }), ...tables.slice(1)];
    const feeFor = (firstHome: boolean) => {
      const { results, feeTax } = resultsOf(outcomeOf(taxed, query('konut', 500_000, 120, { firstHome })));
      return [results[0]?.real.fee, feeTax];
    };
    expect(feeFor(true)).toEqual([2_500, 0]);
    expect(feeFor(false)).toEqual([2_875, 0.15]);
  });
});

it('a term that exceeds the legal limit is listed with a warning', () => {
  const tables = [table('ihtiyac', [offer('a')], { statutoryTerms: personalBands })];
  const { results, warning, lawful, electricAllows } = resultsOf(
    outcomeOf(tables, query('ihtiyac', 125_001, 36)),
  );
  expect(results).toHaveLength(1);
  expect(warning).toEqual({ kind: 'term-too-long', longestTerm: 24 });
  expect(lawful).toEqual([{ type: 'ihtiyac', amount: 125_001, term: 24 }]);
  expect(electricAllows).toBe(false);
});

describe('two offers compared at first', () => {
  const banks = [offer('dear', { rates: { '3': 5, '24': 4, '36': 4 } }), offer('cheap')];
  const loans = table('ihtiyac', banks, { statutoryTerms: personalBands });
  const pairFor = (amount: number, term: number) => {
    const asked = query('ihtiyac', amount, term);
    const outcome = resultsOf(outcomeOf([loans], asked));
    return firstPair(choicesOf(loans, asked, outcome), asked, outcome).map((choice) => [
      choice.offer.bankId,
      choice.term,
    ]);
  };

  it('are the best one and the same bank over the longest other term', () => {
    expect(pairFor(100_000, 12)).toEqual([
      ['cheap', 12],
      ['cheap', 36],
    ]);
  });

  it('begin with the longest lawful term when the law rules out the requested one', () => {
    expect(pairFor(200_000, 36)).toEqual([
      ['cheap', 24],
      ['cheap', 12],
    ]);
  });
});

describe('vehicle loan', () => {
  const rates = { '12': 3, '24': 3, '36': 3, '48': 3 };
  const tables = [table('tasit', [offer('a', { rates })], { vehicleBands })];
  const ask = (amount: number, term: number, vehicleValue: number | null) =>
    outcomeOf(tables, query('tasit', amount, term, { vehicleValue }));

  it('has a warning when no vehicle would allow it, and is listed', () => {
    expect(resultsOf(ask(450_000, 12, null)).warning).toEqual({ kind: 'term-too-long', longestTerm: 0 });
  });

  it("is limited by law once the vehicle's value is known, with a link to permitted values", () => {
    expect(ask(450_000, 48, 800_000)).toEqual({
      kind: 'vehicle-limit',
      limit: { kind: 'allowed', maxAmount: 400_000, maxTerm: 36 },
      changes: [{ type: 'tasit', amount: 400_000, term: 36 }],
    });
  });

  it('has no suggestion for a vehicle above all bands', () => {
    expect(ask(100_000, 12, 800_001)).toEqual({
      kind: 'vehicle-limit',
      limit: { kind: 'not-allowed' },
      changes: [],
    });
  });

  it('is calculated without a warning within the limits', () => {
    expect(resultsOf(ask(280_000, 48, 400_000)).warning).toEqual({ kind: 'none' });
  });
});

describe('request that no bank accepts', () => {
  const offers = [
    offer('a', { maxVadeByAmount: personalBands }),
    offer('b', { minAmount: 5_000, maxAmount: 400_000, rates: { '12': 3 } }),
  ];

  it.each<[string, number, number, string, readonly (readonly [number, number])[]]>([
    ['too much', 600_000, 12, 'amount-too-high', [[500_000, 12]]],
    [
      'too long for the amount',
      200_000,
      36,
      'term',
      [
        [200_000, 24],
        [125_000, 36],
      ],
    ],
    ['a term without a rate', 10_000, 6, 'term', [[10_000, 12]]],
    [
      'too much and too long',
      600_000,
      36,
      'amount-too-high',
      [
        [125_000, 36],
        [500_000, 12],
        [250_000, 24],
      ],
    ],
    ['too much and a term without a rate', 600_000, 6, 'amount-too-high', [[500_000, 12]]],
  ])('because of %s gives the reason and offers the smallest changes', (_, amount, term, reason, changes) => {
    expect(outcomeOf([table('ihtiyac', offers)], query('ihtiyac', amount, term))).toEqual({
      kind: 'no-bank',
      reason,
      changes: changes.map(([to, months]) => ({ type: 'ihtiyac', amount: to, term: months })),
    });
  });

  it('has no suggestion without a table of its type', () => {
    expect(outcomeOf([], query('ihtiyac', 10_000, 12))).toEqual({ kind: 'no-rates' });
  });
});
