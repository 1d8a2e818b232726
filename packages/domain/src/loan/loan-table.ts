import type { LoanType } from './loan.ts';
import type { LoanOffer } from './loan-offer.ts';
import {
  type EarlyClosureRule,
  feeWithTax,
  type InterestTaxes,
  type LoanParameters,
  type StatutoryLimit,
  type TermBand,
  type VehicleBand,
} from './loan-parameters.ts';

/** What the banks offer in one loan type and what the state lays on it, as the API tells it. */
export interface LoanTable {
  readonly type: LoanType;
  readonly offers: readonly {
    readonly bankId: string;
    readonly bankName: string;
    readonly logo: string | null;
    readonly productUrl: string;
    /** Monthly rate in percent by term in months. */
    readonly rates: Readonly<Record<string, number>>;
    readonly maxVadeByAmount: readonly TermBand[];
    readonly minAmount: number;
    readonly maxAmount: number;
  }[];
  readonly parameters: {
    readonly kkdf: number;
    readonly bsmv: number;
    readonly allocationFee: number;
    readonly feeBsmv?: number | undefined;
    readonly statutoryTerms: readonly TermBand[];
    readonly vehicleBands: readonly VehicleBand[];
    readonly electricVehicleBands: readonly VehicleBand[];
    readonly earlyClosure: EarlyClosureRule | null;
    readonly validFrom: string;
    readonly source: string;
  };
  /** The day from which the youngest rate holds, YYYY-MM-DD. */
  readonly validFrom: string;
  /** Shipped figures, which are examples and not the banks' own. */
  readonly isExample: boolean;
}

/** The table of one kind of loan, as far as there is one. */
export function tableOf<Table extends LoanTable>(
  tables: readonly Table[],
  type: LoanType,
): Table | undefined {
  return tables.find((table) => table.type === type);
}

/** A table's offers as the rules of the domain take them, with the fee that a borrower pays. */
export function offersOf({ type, offers, parameters, validFrom }: LoanTable, feeTax: number): LoanOffer[] {
  const feeRate = feeWithTax(parameters.allocationFee, feeTax);
  return offers.map(({ maxVadeByAmount, ...offer }) => ({
    ...offer,
    type,
    maxTermByAmount: maxVadeByAmount,
    feeRate,
    validFrom,
  }));
}

/** A table's parameters as the rules of the domain take them; for a domestic electric car by its own bands. */
export function parametersOf({ parameters }: LoanTable, electric: boolean): LoanParameters {
  const { kkdf, bsmv, allocationFee, feeBsmv, earlyClosure, validFrom, source } = parameters;
  return {
    taxes: { kkdf, bsmv },
    maxFeeRate: allocationFee,
    feeBsmv: feeBsmv ?? 0,
    statutoryLimit: limitOf(parameters, electric),
    earlyClosure,
    validFrom,
    source,
  };
}

/** The taxes on the interest that a borrower pays. */
export function taxesFor(tables: readonly LoanTable[], table: LoanTable, firstHome: boolean): InterestTaxes {
  return { kkdf: table.parameters.kkdf, bsmv: taxOf('bsmv', tables, table, firstHome) };
}

/** The tax on the allocation fee that a borrower pays, as a share of the fee. */
export function feeTaxFor(tables: readonly LoanTable[], table: LoanTable, firstHome: boolean): number {
  return taxOf('feeBsmv', tables, table, firstHome);
}

/** Whether nothing is laid on the interest. */
export function areNone({ kkdf, bsmv }: InterestTaxes): boolean {
  return kkdf + bsmv === 0;
}

/**
 * The BSMV on the interest or on the fee. Who owns a home already does not have the exemption of housing loans and
 * pays what other loans bear.
 */
function taxOf(
  name: 'bsmv' | 'feeBsmv',
  tables: readonly LoanTable[],
  { type, parameters }: LoanTable,
  firstHome: boolean,
): number {
  const own = parameters[name] ?? 0;
  if (type !== 'konut' || firstHome) return own;
  return Math.max(own, tableOf(tables, 'ihtiyac')?.parameters[name] ?? 0);
}

function limitOf(
  { statutoryTerms, vehicleBands, electricVehicleBands }: LoanTable['parameters'],
  electric: boolean,
): StatutoryLimit {
  if (statutoryTerms.length > 0) return { kind: 'by-amount', bands: statutoryTerms };
  const bands = electric ? electricVehicleBands : vehicleBands;
  return bands.length > 0 ? { kind: 'by-vehicle-value', bands } : { kind: 'none' };
}
