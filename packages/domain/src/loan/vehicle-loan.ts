import type { VehicleBand } from './loan-parameters.ts';

/** Largest loan for a vehicle, in whole TL and months, or none. */
export type VehicleLoan =
  | { readonly kind: 'allowed'; readonly maxAmount: number; readonly maxTerm: number }
  | { readonly kind: 'not-allowed' };

/**
 * Returns the lawful loan for a vehicle of this value in whole TL. A value exactly on a limit belongs to the lower
 * band.
 */
export function vehicleLoanFor(bands: readonly VehicleBand[], value: number): VehicleLoan {
  const band = bands.find(({ upTo }) => value <= upTo);
  if (band === undefined) return { kind: 'not-allowed' };
  return { kind: 'allowed', maxAmount: shareOf(value, band.loanPercent), maxTerm: band.maxTerm };
}

/** Returns a percentage of a value in TL, rounded down to whole kuruş. */
export function shareOf(value: number, percent: number): number {
  // `value * percent` is the result in kuruş. The small term compensates for floating-point errors just below a whole
  // kuruş.
  return Math.floor(value * percent + 1e-6) / 100;
}
