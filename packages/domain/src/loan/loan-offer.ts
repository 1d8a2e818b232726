import { annuity, DEFAULT_AMOUNT_RANGE, type LoanType } from './loan.ts';
import type { InterestTaxes, LoanParameters, TermBand, VehicleBand } from './loan-parameters.ts';
import { withTaxes, yearlyCostRate } from './loan-plan.ts';

/** A bank's offer of one loan type; amounts in whole TL, terms in months. */
export interface LoanOffer {
  readonly type: LoanType;
  readonly bankId: string;
  readonly bankName: string;
  readonly logo: string | null;
  readonly productUrl: string | null;
  /** Monthly rate in percent, before taxes, by term. */
  readonly rates: Readonly<Record<number, number>>;
  /** The longest term by amount, ascending; an empty list sets no limit (`maxVadeByAmount` in the specification). */
  readonly maxTermByAmount: readonly TermBand[];
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  /** Allocation fee as a share of the principal. */
  readonly feeRate: number;
  /** First day on which the rates hold, YYYY-MM-DD. */
  readonly validFrom: string;
}

/** What is asked of the banks: whole TL and months. */
export interface LoanRequest {
  readonly amount: number;
  readonly term: number;
}

/** What the borrower really pays: installment with taxes, the fee once, their total, and the yearly cost in percent. */
export interface RealCost {
  readonly monthlyInstallment: number;
  readonly fee: number;
  readonly totalPayment: number;
  readonly yearlyCostPercent: number;
}

/** One row of the results, in TL and unrounded; the main figures are without taxes, as specified. */
export interface LoanResult {
  readonly bankId: string;
  readonly bankName: string;
  readonly logo: string | null;
  readonly productUrl: string | null;
  readonly monthlyRate: number;
  readonly monthlyInstallment: number;
  readonly totalPayment: number;
  readonly real: RealCost;
}

/** The orders of the results; the first is the specified one. */
export const loanOrders = ['total', 'real-total', 'yearly-cost', 'installment'] as const;

/** An order of the results, always ascending. */
export type LoanOrder = (typeof loanOrders)[number];

/** Whether the law lets this amount run so long; `longestTerm` in months, 0 when no term is allowed. */
export type StatutoryWarning =
  | { readonly kind: 'none' }
  | { readonly kind: 'term-too-long'; readonly longestTerm: number };

/** What may be lent for a vehicle: whole TL and months, or nothing. */
export type VehicleLoan =
  | { readonly kind: 'allowed'; readonly maxAmount: number; readonly maxTerm: number }
  | { readonly kind: 'not-allowed' };

const figureOf: Readonly<Record<LoanOrder, (result: LoanResult) => number>> = {
  total: (result) => result.totalPayment,
  'real-total': (result) => result.real.totalPayment,
  'yearly-cost': (result) => result.real.yearlyCostPercent,
  installment: (result) => result.monthlyInstallment,
};

/** The longest term in months at which a bank lends an amount; 0 when the amount is above all its bands. */
export function maxTermFor(offer: LoanOffer, amount: number): number {
  if (offer.maxTermByAmount.length === 0) return Math.max(0, ...Object.keys(offer.rates).map(Number));
  return longestTermOf(offer.maxTermByAmount, amount);
}

/** The offers that the three conditions admit: amount within limits, a rate for the term, the term not too long. */
export function selectOffers(offers: readonly LoanOffer[], { amount, term }: LoanRequest): LoanOffer[] {
  return offers.filter(
    (offer) =>
      amount >= (offer.minAmount ?? DEFAULT_AMOUNT_RANGE.min) &&
      amount <= (offer.maxAmount ?? DEFAULT_AMOUNT_RANGE.max) &&
      offer.rates[term] !== undefined &&
      term <= maxTermFor(offer, amount),
  );
}

/** The results of all admitted offers, the cheapest by total payment first. */
export function compareOffers(
  offers: readonly LoanOffer[],
  request: LoanRequest,
  taxes: InterestTaxes,
): LoanResult[] {
  const results = selectOffers(offers, request).map((offer) => resultOf(offer, request, taxes));
  return sortResults(results, 'total');
}

/** The results in another order, ascending; the first is the best by that measure, equals stand by bank. */
export function sortResults(results: readonly LoanResult[], order: LoanOrder): LoanResult[] {
  const figure = figureOf[order];
  return results.toSorted((a, b) => figure(a) - figure(b) || (a.bankId < b.bankId ? -1 : 1));
}

/** Whether two of the measures name different winners, which the screen has to say. */
export function winnersDiffer(results: readonly LoanResult[]): boolean {
  return new Set(loanOrders.map((order) => sortResults(results, order)[0]?.bankId)).size > 1;
}

/** Warns of a term that the law does not allow for the amount; it never removes a bank from the list. */
export function statutoryWarning(
  parameters: LoanParameters,
  { amount, term }: LoanRequest,
): StatutoryWarning {
  const { statutoryLimit: limit } = parameters;
  if (limit.kind === 'none') return { kind: 'none' };
  // Without the vehicle's value the warning is certain only where no value would allow the loan.
  const longestTerm =
    limit.kind === 'by-amount'
      ? longestTermOf(limit.bands, amount)
      : longestTermOf(limit.bands.map(largestLoanOf), amount);
  return term > longestTerm ? { kind: 'term-too-long', longestTerm } : { kind: 'none' };
}

/** What the law lets a bank lend for a vehicle of this value in whole TL; a value on a border is in the lower band. */
export function vehicleLoanFor(bands: readonly VehicleBand[], value: number): VehicleLoan {
  const band = bands.find(({ upTo }) => value <= upTo);
  if (band === undefined) return { kind: 'not-allowed' };
  return { kind: 'allowed', maxAmount: (value * band.loanPercent) / 100, maxTerm: band.maxTerm };
}

function resultOf(offer: LoanOffer, { amount, term }: LoanRequest, taxes: InterestTaxes): LoanResult {
  const { bankId, bankName, logo, productUrl, feeRate } = offer;
  const monthlyRate = offer.rates[term] ?? 0;
  const monthlyInstallment = annuity(amount, monthlyRate, term);
  const taxed = annuity(amount, withTaxes(monthlyRate, taxes), term);
  const fee = amount * feeRate;
  return {
    bankId,
    bankName,
    logo,
    productUrl,
    monthlyRate,
    monthlyInstallment,
    totalPayment: monthlyInstallment * term,
    real: {
      monthlyInstallment: taxed,
      fee,
      totalPayment: taxed * term + fee,
      yearlyCostPercent: yearlyCostRate(
        amount - fee,
        Array.from({ length: term }, () => taxed),
      ),
    },
  };
}

function longestTermOf(bands: readonly TermBand[], amount: number): number {
  return bands.find(({ upTo }) => upTo === null || amount <= upTo)?.maxTerm ?? 0;
}

function largestLoanOf({ upTo, loanPercent, maxTerm }: VehicleBand): TermBand {
  return { upTo: (upTo * loanPercent) / 100, maxTerm };
}
