import { expect, it } from 'vitest';
import { feeWithTax, noTaxes } from '../loan/loan-parameters.ts';
import { planDifference } from './plan-difference.ts';

const taxes = { kkdf: 0.15, bsmv: 0.15 };
const free = { taxes: noTaxes, feeRate: 0 };

it('taxes change the first row and the total', () => {
  const [first] = planDifference('ihtiyac', 3, free, { taxes, feeRate: 0 });
  // Reference figures: 3,000 + 450 + 450 + 6,693.48; total 127,121.82.
  expect(first?.before.firstRow).toMatchObject({ interest: 300_000, kkdf: 0, principal: 704_621 });
  expect(first?.after.firstRow).toMatchObject({
    installment: 1_059_348,
    interest: 300_000,
    kkdf: 45_000,
    bsmv: 45_000,
    principal: 669_348,
  });
  expect(first?.after.total).toBeGreaterThan(12_712_100);
  expect(first?.after.total).toBeLessThan(12_712_300);
});

it('a tax on the fee changes the total only', () => {
  const withFee = (feeBsmv: number) => ({ taxes, feeRate: feeWithTax(0.005, feeBsmv) });
  const [first] = planDifference('ihtiyac', 3, withFee(0), withFee(0.15));
  expect([first?.before.fee, first?.after.fee]).toEqual([50_000, 57_500]);
  expect((first?.after.total ?? 0) - (first?.before.total ?? 0)).toBe(7_500);
  expect(first?.after.firstRow).toEqual(first?.before.firstRow);
});

it('unchanged rows are omitted', () => {
  expect(planDifference('konut', 3, free, free)).toEqual([]);
});
