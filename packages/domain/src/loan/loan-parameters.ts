import type { LoanType } from './loan.ts';

/** Taxes on the interest of a loan, as shares of the interest (0.15 is 15 %). */
export interface InterestTaxes {
  readonly kkdf: number;
  readonly bsmv: number;
}

/** Longest term in months for values up to and including `upTo` (whole TL). Null is unlimited. */
export interface TermBand {
  readonly upTo: number | null;
  readonly maxTerm: number;
}

/**
 * Share and term that may be lent for a vehicle worth at most `upTo` (whole TL). Above the last band, nothing may be
 * lent.
 */
export interface VehicleBand {
  readonly upTo: number;
  readonly loanPercent: number;
  readonly maxTerm: number;
}

/** Statutory limit of terms: none, by loan amount, or by vehicle value with the longest term first. */
export type StatutoryLimit =
  | { readonly kind: 'none' }
  | { readonly kind: 'by-amount'; readonly bands: readonly TermBand[] }
  | { readonly kind: 'by-vehicle-value'; readonly bands: readonly VehicleBand[] };

/** Fee on early repayments, as shares of the amount paid, by the number of remaining months. */
export interface EarlyClosureRule {
  readonly shortMonths: number;
  readonly shortFeeRate: number;
  readonly longFeeRate: number;
}

/** Taxes and legal limits of a loan type. Admins edit them, and each version is valid from a date on. */
export interface LoanParameters {
  readonly taxes: InterestTaxes;
  /** Highest allocation fee, as a share of the principal. */
  readonly maxFeeRate: number;
  /** Tax on the allocation fee, as a share of the fee. */
  readonly feeBsmv: number;
  readonly statutoryLimit: StatutoryLimit;
  readonly earlyClosure: EarlyClosureRule | null;
  /** First day of validity, YYYY-MM-DD. */
  readonly validFrom: string;
  readonly source: string;
}

/** Types of the parameters' values. Shares are fractions: 0.15 is 15 %. */
export interface ParameterValues {
  readonly kkdf: number;
  readonly bsmv: number;
  /** Tax on the allocation fee, as a share of the fee. */
  readonly 'fee-bsmv': number;
  readonly 'allocation-fee': number;
  readonly 'statutory-terms': readonly TermBand[];
  readonly 'vehicle-bands': readonly VehicleBand[];
  readonly 'electric-vehicle-bands': readonly VehicleBand[];
  /** Null when early repayment is free. */
  readonly 'early-closure': EarlyClosureRule | null;
}

/** Name of a parameter. */
export type ParameterName = keyof ParameterValues;

/** Values of some of the parameters. */
export type SomeParameters = { readonly [Name in ParameterName]?: ParameterValues[Name] | undefined };

const taxesAndFees = ['kkdf', 'bsmv', 'allocation-fee', 'fee-bsmv'] as const;

/** Parameters of each loan type. */
export const parametersOfType: Readonly<Record<LoanType, readonly ParameterName[]>> = {
  ihtiyac: [...taxesAndFees, 'statutory-terms', 'early-closure'],
  tasit: [...taxesAndFees, 'vehicle-bands', 'electric-vehicle-bands', 'early-closure'],
  konut: [...taxesAndFees, 'early-closure'],
};

/** Returns the allocation fee including its tax, as a share of the principal. */
export function feeWithTax(allocationFee: number, feeBsmv: number): number {
  return allocationFee * (1 + feeBsmv);
}

/** No taxes. The specified main figures are calculated with it. */
export const noTaxes: InterestTaxes = { kkdf: 0, bsmv: 0 };

/** Value bands of a domestic all-electric car (BDDK 10880, 11158). */
export const electricVehicleBands: readonly VehicleBand[] = [
  { upTo: 2_500_000, loanPercent: 70, maxTerm: 48 },
  { upTo: 5_000_000, loanPercent: 50, maxTerm: 36 },
  { upTo: 6_500_000, loanPercent: 30, maxTerm: 24 },
  { upTo: 7_500_000, loanPercent: 20, maxTerm: 12 },
];

/** Parameters of a new installation, as published in 2026. Housing loans are for a first home. */
export const shippedLoanParameters: Readonly<Record<LoanType, LoanParameters>> = {
  ihtiyac: {
    taxes: { kkdf: 0.15, bsmv: 0.15 },
    maxFeeRate: 0.005,
    feeBsmv: 0.15,
    statutoryLimit: {
      kind: 'by-amount',
      bands: [
        { upTo: 125_000, maxTerm: 36 },
        { upTo: 250_000, maxTerm: 24 },
        { upTo: null, maxTerm: 12 },
      ],
    },
    earlyClosure: null,
    validFrom: '2026-01-01',
    source: 'BKK 2004/7735; 6802 m.28; TCMB 2020/7 m.10; BDDK',
  },
  tasit: {
    taxes: { kkdf: 0.15, bsmv: 0.15 },
    maxFeeRate: 0.005,
    feeBsmv: 0.15,
    statutoryLimit: {
      kind: 'by-vehicle-value',
      bands: [
        { upTo: 400_000, loanPercent: 70, maxTerm: 48 },
        { upTo: 800_000, loanPercent: 50, maxTerm: 36 },
        { upTo: 1_200_000, loanPercent: 30, maxTerm: 24 },
        { upTo: 2_000_000, loanPercent: 20, maxTerm: 12 },
      ],
    },
    earlyClosure: null,
    validFrom: '2026-01-01',
    source: 'BKK 2004/7735; 6802 m.28; TCMB 2020/7 m.10; BDDK',
  },
  konut: {
    taxes: noTaxes,
    maxFeeRate: 0.005,
    feeBsmv: 0,
    statutoryLimit: { kind: 'none' },
    earlyClosure: { shortMonths: 36, shortFeeRate: 0.01, longFeeRate: 0.02 },
    validFrom: '2026-01-01',
    source: 'CK 7345, RG 32241; GVK 29/1-y; TCMB 2020/7 m.10; 6502 m.37',
  },
};
