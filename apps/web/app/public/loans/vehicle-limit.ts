import type { LoanTable } from '@ayrac/contract/loan.ts';
import { type VehicleLoan, vehicleLoanFor } from '@ayrac/domain/loan/vehicle-loan.ts';
import type { LoanQuery } from './loan-query.ts';

/**
 * Returns what the law permits to lend for a vehicle of the given value. `null` for other loan types, or without a
 * value.
 */
export function vehicleLimitOf(
  { type, parameters }: LoanTable,
  { vehicleValue, electric }: Pick<LoanQuery, 'vehicleValue' | 'electric'>,
): VehicleLoan | null {
  if (type !== 'tasit' || vehicleValue === null) return null;
  return vehicleLoanFor(electric ? parameters.electricVehicleBands : parameters.vehicleBands, vehicleValue);
}
