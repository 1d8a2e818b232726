import { describe, expect, it } from 'vitest';
import { annuity } from './loan.ts';
import { noTaxes, shippedLoanParameters } from './loan-parameters.ts';
import {
  amountFromInstallment,
  balanceAfter,
  closeEarly,
  paymentPlan,
  withTaxes,
  yearlyCostRate,
} from './loan-plan.ts';

const personalTaxes = shippedLoanParameters.ihtiyac.taxes;
const evenPayments = (installment: number, term: number) => Array.from({ length: term }, () => installment);

describe('payment plan without taxes', () => {
  const plan = paymentPlan({
    principalKurus: 10_000_000,
    monthlyRatePercent: 3,
    term: 12,
    taxes: noTaxes,
  });

  it('begins with the reference row', () => {
    expect(plan[0]).toEqual({
      month: 1,
      installment: 1_004_621,
      principal: 704_621,
      interest: 300_000,
      kkdf: 0,
      bsmv: 0,
      balance: 9_295_379,
    });
  });

  it('has the reference balance after half its months', () => {
    expect(Math.abs((plan[5]?.balance ?? 0) - 5_442_223)).toBeLessThanOrEqual(3);
  });
});

describe('payment plan with taxes', () => {
  const plan = paymentPlan({
    principalKurus: 10_000_000,
    monthlyRatePercent: 3,
    term: 12,
    taxes: personalTaxes,
  });

  it('begins with the reference row', () => {
    expect(plan[0]).toEqual({
      month: 1,
      installment: 1_059_348,
      principal: 669_348,
      interest: 300_000,
      kkdf: 45_000,
      bsmv: 45_000,
      balance: 9_330_652,
    });
  });

  it('has the reference total, except for the kuruş of the last row', () => {
    const total = plan.reduce((sum, row) => sum + row.installment, 0);
    expect(Math.abs(total - 12_712_182)).toBeLessThanOrEqual(6);
    expect(Math.abs((plan[11]?.installment ?? 0) - 1_059_348)).toBeLessThanOrEqual(12);
  });
});

it('an interest-free plan repays evenly with the remainder in the last row', () => {
  const plan = paymentPlan({ principalKurus: 100_000, monthlyRatePercent: 0, term: 3, taxes: personalTaxes });
  expect(plan.map((row) => row.installment)).toEqual([33_333, 33_333, 33_334]);
});

describe('annual cost rate', () => {
  const taxed = (principal: number, rate: number, term: number) =>
    evenPayments(annuity(principal, withTaxes(rate, personalTaxes), term), term);

  it.each([
    [100_000, 3, 12, 0, 58.2656, 4],
    [100_000, 3, 12, 500, 59.8494, 4],
    [60_000, 3.5, 10, 0, 70.56, 2],
    [60_000, 3.5, 10, 300, 72.58, 2],
  ])(
    'of %i TL at %d % over %i months with a fee of %i TL is %d %',
    (principal, rate, term, fee, yearly, digits) => {
      expect(yearlyCostRate(principal - fee, taxed(principal, rate, term))).toBeCloseTo(yearly, digits);
    },
  );

  it.each([
    [2, 26.8242],
    [0.5, 6.1678],
    [0, 0],
    [15, 435.025],
  ])('of %d % a month without fees and taxes is the compound rate', (rate, yearly) => {
    expect(yearlyCostRate(50_000, evenPayments(annuity(50_000, rate, 36), 36))).toBeCloseTo(yearly, 4);
  });

  it('exists for unusual loans', () => {
    expect(yearlyCostRate(0, [100])).toBe(Number.POSITIVE_INFINITY);
    expect(yearlyCostRate(1_000, [900])).toBeLessThan(0);
    expect(yearlyCostRate(100, [1_000])).toBeCloseTo((10 ** 12 - 1) * 100, -4);
  });
});

it.each([
  [12, 10_426],
  [24, 6_311],
  [36, 5_019],
])('100,000 TL at 2.79 % with taxes has the reference installment over %i months', (term, installment) => {
  expect(Math.round(annuity(100_000, withTaxes(2.79, personalTaxes), term))).toBe(installment);
});

describe('balance after some months', () => {
  it.each([
    [0, 100_000],
    [1, 92_953.79],
    [6, 54_422.23],
    [12, 0],
  ])('after %i months is %d TL', (months, balance) => {
    expect(balanceAfter(100_000, 3, 12, months)).toBeCloseTo(balance, 2);
  });

  it('falls evenly without interest', () => {
    expect(balanceAfter(12_000, 0, 12, 5)).toBe(7_000);
  });
});

describe('calculation from an installment', () => {
  it('returns the loan that it repays', () => {
    expect(amountFromInstallment(10_593.4846, 3.9, 12)).toBeCloseTo(100_000, 1);
    expect(amountFromInstallment(1_000, 0, 12)).toBe(12_000);
  });
});

describe('early closure', () => {
  const { earlyClosure } = shippedLoanParameters.konut;
  const housing = (term: number, monthlyRatePercent = 3) =>
    paymentPlan({ principalKurus: 100_000_000, monthlyRatePercent, term, taxes: noTaxes });

  it.each([
    [36, 0.01],
    [37, 0.02],
  ])('with %i months left costs a share of %d of the repayment', (monthsLeft, share) => {
    const { balance, saved, fee } = closeEarly(housing(60), 60 - monthsLeft, earlyClosure);
    expect(fee).toBe(Math.round(balance * share));
    expect(fee).toBeLessThan(saved);
  });

  it('repays the balance of its month and saves the following interest', () => {
    const plan = housing(12);
    const later = plan.slice(6);
    expect(closeEarly(plan, 6, null)).toEqual({
      month: 6,
      balance: plan[5]?.balance,
      saved: later.reduce((sum, { interest }) => sum + interest, 0),
      fee: 0,
    });
  });

  it('never costs more than it saves', () => {
    const { saved, fee } = closeEarly(housing(12, 0.5), 10, earlyClosure);
    expect(fee).toBe(saved);
    expect(closeEarly(housing(12, 0), 6, earlyClosure).fee).toBe(0);
  });

  it('is free without a clause', () => {
    expect(closeEarly(housing(60), 10, shippedLoanParameters.ihtiyac.earlyClosure).fee).toBe(0);
  });
});
