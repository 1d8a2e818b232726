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

/** Offers and parameters of one loan type, as the API returns them. */
export interface LoanTable {
  readonly type: LoanType;
  readonly offers: readonly {
    readonly bankId: string;
    readonly bankName: string;
    readonly logo: string | null;
    readonly productUrl: string;
    /** Monthly rates in percent, by term in months. */
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
  /** Day from which the newest rate is valid, YYYY-MM-DD. */
  readonly validFrom: string;
  /** Whether the rates are shipped examples rather than the banks' own. */
  readonly isExample: boolean;
}

/** Returns the table of a loan type, or undefined when there is none. */
export function tableOf<Table extends LoanTable>(
  tables: readonly Table[],
  type: LoanType,
): Table | undefined {
  return tables.find((table) => table.type === type);
}

/** Converts a table's offers to the domain's type. `feeTax` is the tax on the fee, as a share of the fee. */
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

/** Converts a table's parameters to the domain's type. A domestic electric car has its own value bands. */
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

/** Returns the taxes on the interest that apply to the borrower. */
export function taxesFor(tables: readonly LoanTable[], table: LoanTable, firstHome: boolean): InterestTaxes {
  return { kkdf: table.parameters.kkdf, bsmv: taxOf('bsmv', tables, table, firstHome) };
}

/** Returns the tax on the allocation fee that applies to the borrower, as a share of the fee. */
export function feeTaxFor(tables: readonly LoanTable[], table: LoanTable, firstHome: boolean): number {
  return taxOf('feeBsmv', tables, table, firstHome);
}

/** Whether the interest is free of taxes. */
export function areNone({ kkdf, bsmv }: InterestTaxes): boolean {
  return kkdf + bsmv === 0;
}

/**
 * Returns the BSMV on the interest or on the fee. The exemption of housing loans applies only to a first home;
 * otherwise the rate of personal loans is used.
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
