import { describe, expect, it } from 'vitest';
import {
  type AmountCheck,
  annuity,
  checkAmount,
  correctedForType,
  formatAmountInput,
  isLoanType,
  type LoanForm,
  type LoanType,
  loanRules,
  parseAmount,
} from './loan.ts';

describe('standard annuity', () => {
  // Specification 7.25, 9.29
  it.each([
    [100_000, 1, 12, 8_884.88],
    [12_000, 0, 12, 1_000],
    [100_000, 3, 12, 10_046.21],
    [100_000, 3, 24, 5_904.74],
    [100_000, 3.9, 12, 10_593.48],
    [60_000, 4.55, 10, 7_601.38],
  ])('of %i TL at %d % a month over %i months is %d a month', (principal, rate, term, installment) => {
    expect(annuity(principal, rate, term)).toBeCloseTo(installment, 2);
  });

  it('adds up to the reference total without intermediate rounding', () => {
    expect(annuity(100_000, 3, 24) * 24).toBeCloseTo(141_713.8, 2);
  });

  // Specification 9.29
  it('approaches the interest-free installment as the rate approaches zero', () => {
    expect(annuity(12_000, 1e-9, 12)).toBeCloseTo(1_000, 4);
  });
});

// Specification 5.26, 9.24, 9.25, 9.26
it.each([
  ['ihtiyac', [3, 6, 9, 12, 18, 24, 30, 36]],
  ['tasit', [12, 24, 36, 48]],
  ['konut', [12, 24, 36, 48, 60, 72, 84, 96, 108, 120, 132, 144, 156, 168, 180, 192, 204, 216, 228, 240]],
] as const)('%s loans have terms of %j months', (type, terms) => {
  expect(loanRules[type].terms).toEqual(terms);
});

describe('change of loan type', () => {
  const form = (type: LoanType, amount: number | null, term: number): LoanForm => ({ type, amount, term });

  // Specification 4.33, 4.34, 4.35
  it.each<[LoanForm, LoanType, LoanForm]>([
    [form('ihtiyac', 80_000, 36), 'tasit', form('tasit', 80_000, 36)],
    [form('ihtiyac', 20_000, 36), 'tasit', form('tasit', 50_000, 36)],
    [form('ihtiyac', 20_000, 3), 'tasit', form('tasit', 50_000, 48)],
    [form('ihtiyac', 200_000, 30), 'konut', form('konut', 200_000, 120)],
    [form('konut', 500_000, 240), 'tasit', form('tasit', 500_000, 48)],
    [form('konut', 500_000, 240), 'ihtiyac', form('ihtiyac', 500_000, 36)],
    [form('tasit', 60_000, 48), 'ihtiyac', form('ihtiyac', 60_000, 36)],
    [form('tasit', 60_000, 48), 'konut', form('konut', 100_000, 48)],
    [form('ihtiyac', null, 36), 'konut', form('konut', null, 36)],
  ])('%o to %s gives %o', (before, type, after) => {
    expect(correctedForType(before, type)).toEqual(after);
  });

  it('keeps a housing loan of 240 months when housing is chosen again', () => {
    expect(correctedForType(form('konut', 500_000, 240), 'konut').term).toBe(240);
  });
});

describe('amount field', () => {
  // Specification 5.21
  it.each([
    ['', null],
    ['abc', null],
    ['125.000', 125_000],
    ['1 250 000 TL', 1_250_000],
    ['1.000,50', 1_000],
    ['007', 7],
    ['-5000', 5_000],
    ['100000.50', 100_000],
    ['100,000.50', 100_000],
    ['1234.5', 1_234],
    ['999.50', 999],
    ['1234.567', 1_234_567],
    ['9'.repeat(20), 999_999_999_999],
    ['250 bin', 250_000],
    ['1,5 milyon TL', 1_500_000],
    ['9999999 milyon', 999_999_999_999],
  ])('"%s" is parsed as %s', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  // Specification 5.21
  it.each([
    [null, ''],
    [0, '0'],
    [999, '999'],
    [1_000, '1.000'],
    [1_250_000, '1.250.000'],
  ])('%s is shown as "%s"', (amount, shown) => {
    expect(formatAmountInput(amount)).toBe(shown);
  });

  // Specification 3.34, 4.32, 5.22, 5.23, 9.28, 9.39
  it.each<[LoanType, number | null, AmountCheck]>([
    ['ihtiyac', null, { kind: 'empty' }],
    ['ihtiyac', 999, { kind: 'below-minimum', minimum: 1_000 }],
    ['ihtiyac', 1_000, { kind: 'ok', amount: 1_000 }],
    ['tasit', 49_999, { kind: 'below-minimum', minimum: 50_000 }],
    ['konut', 99_999, { kind: 'below-minimum', minimum: 100_000 }],
    ['konut', 100_000, { kind: 'ok', amount: 100_000 }],
  ])('for %s, %s is %o', (type, amount, check) => {
    expect(checkAmount(type, amount)).toEqual(check);
  });
});

// Specification 9.23
it.each([
  ['konut', true],
  ['housing', false],
])('"%s" is a loan type: %s', (text, expected) => {
  expect(isLoanType(text)).toBe(expected);
});
