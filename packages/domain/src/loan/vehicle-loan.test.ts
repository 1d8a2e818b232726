import { describe, expect, it } from 'vitest';
import { electricVehicleBands, shippedLoanParameters } from './loan-parameters.ts';
import { vehicleLoanFor } from './vehicle-loan.ts';

describe('vehicle loan', () => {
  const { statutoryLimit } = shippedLoanParameters.tasit;
  const bands = statutoryLimit.kind === 'by-vehicle-value' ? statutoryLimit.bands : [];

  it.each([
    [400_000, 280_000, 48],
    [400_001, 200_000.5, 36],
    [1_200_000, 360_000, 24],
    [2_000_000, 400_000, 12],
  ])('for a value of %i TL is at most %d TL over %i months', (value, maxAmount, maxTerm) => {
    expect(vehicleLoanFor(bands, value)).toEqual({ kind: 'allowed', maxAmount, maxTerm });
  });

  it('is not allowed above the last band, except for a domestic electric car', () => {
    expect(vehicleLoanFor(bands, 2_000_001)).toEqual({ kind: 'not-allowed' });
    expect(vehicleLoanFor(electricVehicleBands, 2_500_000)).toEqual({
      kind: 'allowed',
      maxAmount: 1_750_000,
      maxTerm: 48,
    });
  });

  it('is in whole kuruş', () => {
    for (const value of [333_333, 100_003, 399_999]) {
      const loan = vehicleLoanFor([{ upTo: 400_000, loanPercent: 70.1, maxTerm: 48 }], value);
      if (loan.kind !== 'allowed') throw new Error('Something may be lent.');
      expect(Number((loan.maxAmount * 100).toFixed(4)) % 1).toBe(0);
      expect(loan.maxAmount).toBeLessThanOrEqual((value * 70.1) / 100 + 1e-6);
    }
  });
});
