import type { VehicleBand } from './loan-parameters.ts';

/** What may be lent for a vehicle: whole TL and months, or nothing. */
export type VehicleLoan =
  | { readonly kind: 'allowed'; readonly maxAmount: number; readonly maxTerm: number }
  | { readonly kind: 'not-allowed' };

/** What the law lets a bank lend for a vehicle of this value in whole TL; a value on a border is in the lower band. */
export function vehicleLoanFor(bands: readonly VehicleBand[], value: number): VehicleLoan {
  const band = bands.find(({ upTo }) => value <= upTo);
  if (band === undefined) return { kind: 'not-allowed' };
  return { kind: 'allowed', maxAmount: shareOf(value, band.loanPercent), maxTerm: band.maxTerm };
}

/** A share of a value in TL, down to the whole kuruş. */
export function shareOf(value: number, percent: number): number {
  // One percent of a lira is a kuruş; a product that falls short of a whole one by its last digit is that one.
  return Math.floor(value * percent + 1e-6) / 100;
}
