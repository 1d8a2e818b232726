import type { LoanTable } from '@ayrac/contract/loan.ts';
import { type VehicleLoan, vehicleLoanFor } from '@ayrac/domain/loan/vehicle-loan.ts';
import type { LoanQuery } from './loan-query.ts';

/** What the law lets a bank lend for the vehicle that was named, `null` where none was. */
export function vehicleLimitOf(
  { type, parameters }: LoanTable,
  { vehicleValue, electric }: Pick<LoanQuery, 'vehicleValue' | 'electric'>,
): VehicleLoan | null {
  if (type !== 'tasit' || vehicleValue === null) return null;
  return vehicleLoanFor(electric ? parameters.electricVehicleBands : parameters.vehicleBands, vehicleValue);
}
