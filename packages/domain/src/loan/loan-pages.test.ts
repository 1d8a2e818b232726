import { describe, expect, it } from 'vitest';
import type { LoanType } from './loan.ts';
import type { LoanRequest } from './loan-offer.ts';
import { commonLoansOf, hasLoanPage, loanPagesOf, nearLoans } from './loan-pages.ts';
import { shippedLoanParameters } from './loan-parameters.ts';
import { readLoanRequest, writeLoanRequest } from './loan-steps.ts';
import type { LoanTable } from './loan-table.ts';

type Offer = LoanTable['offers'][number];

const everyTerm = [3, 6, 9, 12, 18, 24, 30, 36, 48, 60, 120, 132, 180, 240];

function tableOf(type: LoanType, change: Partial<Offer> = {}): LoanTable {
  const { statutoryLimit: limit, earlyClosure } = shippedLoanParameters[type];
  return {
    type,
    offers: [
      {
        bankId: 'a',
        bankName: 'A',
        logo: null,
        productUrl: 'https://bank.example/a',
        rates: Object.fromEntries(everyTerm.map((term) => [term, 3])),
        maxVadeByAmount: [],
        minAmount: 1_000,
        maxAmount: 10_000_000,
        ...change,
      },
    ],
    parameters: {
      kkdf: 0.15,
      bsmv: 0.15,
      allocationFee: 0.005,
      statutoryTerms: limit.kind === 'by-amount' ? limit.bands : [],
      vehicleBands: limit.kind === 'by-vehicle-value' ? limit.bands : [],
      electricVehicleBands: [],
      earlyClosure,
      validFrom: '2026-01-01',
      source: 'test',
    },
    validFrom: '2026-01-01',
    isExample: true,
  };
}

const personal = loanPagesOf([tableOf('ihtiyac')], 'ihtiyac');
const vehicle = loanPagesOf([tableOf('tasit')], 'tasit');
const request = (amount: number, term: number): LoanRequest => ({ amount, term });

it.each<[string, readonly LoanRequest[], LoanRequest, boolean]>([
  ['a usual amount', personal, request(100_000, 12), true],
  ['the longest term of an amount', personal, request(125_000, 36), true],
  ['a term that the law does not allow for it', personal, request(150_000, 36), false],
  ['an amount between the steps', personal, request(101_000, 12), false],
  ['an amount above all', personal, request(999_999_999_999, 12), false],
  ['a term that is not offered', personal, request(100_000, 13), false],
  ['the longest term of a vehicle', vehicle, request(275_000, 48), true],
  ['a vehicle loan that no vehicle is worth', vehicle, request(300_000, 48), false],
])('%s has a page: %#', (_, pages, asked, has) => {
  expect(hasLoanPage(pages, asked)).toBe(has);
});

it('housing loans have pages up to ten years, and for two longer terms', () => {
  const pages = loanPagesOf([tableOf('konut')], 'konut').filter(({ amount }) => amount === 1_000_000);
  expect(pages.map(({ term }) => term)).toEqual([12, 24, 36, 48, 60, 120, 180, 240]);
});

it('every page has a bank that lends it', () => {
  const tables = [tableOf('ihtiyac', { rates: { 12: 3, 24: 3 }, maxAmount: 10_000 })];
  expect(loanPagesOf(tables, 'ihtiyac')).toEqual([
    request(5_000, 12),
    request(5_000, 24),
    request(10_000, 12),
    request(10_000, 24),
  ]);
  expect(loanPagesOf(tables, 'konut')).toEqual([]);
});

it.each([
  ['ihtiyac', 6],
  ['tasit', 4],
  ['konut', 6],
] as const)('of %s the first pages are the %i featured ones', (type, count) => {
  const tables = [tableOf(type)];
  const common = commonLoansOf(tables, type);
  expect(common).toHaveLength(count);
  expect(common.filter((one) => !hasLoanPage(loanPagesOf(tables, type), one))).toEqual([]);
  expect(commonLoansOf([tableOf(type, { maxAmount: 50_000 })], type).length).toBeLessThan(count);
});

describe('neighbours of a page', () => {
  it('are the next amounts and terms with a page', () => {
    expect(nearLoans(personal, request(100_000, 24))).toEqual({
      less: request(90_000, 24),
      more: request(125_000, 24),
      shorter: request(100_000, 18),
      longer: request(100_000, 30),
    });
  });

  it('have a shorter term when the amount has no longer legal one', () => {
    expect(nearLoans(personal, request(125_000, 36))).toMatchObject({
      more: request(150_000, 24),
      longer: undefined,
    });
  });

  it('are fewer at either end', () => {
    expect(nearLoans(personal, request(5_000, 3))).toMatchObject({ less: undefined, shorter: undefined });
    expect(nearLoans(personal, request(500_000, 12)).more).toBeUndefined();
  });
});

it('amount and term are parsed only in their canonical form', () => {
  for (const page of [...personal, ...vehicle]) expect(readLoanRequest(writeLoanRequest(page))).toEqual(page);
  const odd = [
    '',
    '100000',
    '0100000-tl-12-ay',
    '100.000-tl-12-ay',
    '1e5-tl-12-ay',
    '100000-tl-012-ay',
    '100000-TL-12-AY',
    '100000-tl-12-ay-x',
    `${'9'.repeat(40)}-tl-12-ay`,
  ];
  expect(odd.map(readLoanRequest)).toEqual(odd.map(() => undefined));
});
