import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { LoanOffer } from '@ayrac/domain/loan/loan-offer.ts';
import {
  feeWithTax,
  type InterestTaxes,
  type LoanParameters,
  type StatutoryLimit,
} from '@ayrac/domain/loan/loan-parameters.ts';

/** The table of one kind of loan, as far as there is one. */
export function tableOf(tables: readonly LoanTable[], type: LoanType): LoanTable | undefined {
  return tables.find((table) => table.type === type);
}

/** A table's offers as the rules of the domain take them. */
export function offersOf({ type, offers, parameters, validFrom }: LoanTable): LoanOffer[] {
  return offers.map(({ maxVadeByAmount, ...offer }) => ({
    ...offer,
    type,
    maxTermByAmount: maxVadeByAmount,
    feeRate: feeWithTax(parameters.allocationFee, parameters.feeBsmv ?? 0),
    validFrom,
  }));
}

/** A table's parameters as the rules of the domain take them. */
export function parametersOf({ parameters }: LoanTable): LoanParameters {
  const { kkdf, bsmv, allocationFee, earlyClosure, validFrom, source } = parameters;
  return {
    taxes: { kkdf, bsmv },
    maxFeeRate: allocationFee,
    statutoryLimit: limitOf(parameters),
    earlyClosure,
    validFrom,
    source,
  };
}

/**
 * The taxes that a borrower pays. Who owns a home already does not have the exemption of housing loans and pays the
 * BSMV that other loans bear.
 */
export function taxesFor(tables: readonly LoanTable[], table: LoanTable, firstHome: boolean): InterestTaxes {
  const { taxes } = parametersOf(table);
  if (table.type !== 'konut' || firstHome) return taxes;
  const ordinary = tableOf(tables, 'ihtiyac');
  return { ...taxes, bsmv: Math.max(taxes.bsmv, ordinary?.parameters.bsmv ?? 0) };
}

function limitOf({ statutoryTerms, vehicleBands }: LoanTable['parameters']): StatutoryLimit {
  if (statutoryTerms.length > 0) return { kind: 'by-amount', bands: statutoryTerms };
  if (vehicleBands.length > 0) return { kind: 'by-vehicle-value', bands: vehicleBands };
  return { kind: 'none' };
}
