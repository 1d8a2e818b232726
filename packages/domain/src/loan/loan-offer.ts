import { annuity, DEFAULT_AMOUNT_RANGE, type LoanType, loanRules } from './loan.ts';
import type { InterestTaxes, LoanParameters, TermBand, VehicleBand } from './loan-parameters.ts';
import { paymentPlan, planTotals, withTaxes, yearlyCostRate } from './loan-plan.ts';
import { shareOf } from './vehicle-loan.ts';

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
  /** Allocation fee as a share of the principal, with the tax on it. */
  readonly feeRate: number;
  /** First day on which the rates hold, YYYY-MM-DD. */
  readonly validFrom: string;
}

/** What is asked of the banks: whole TL and months. */
export interface LoanRequest {
  readonly amount: number;
  readonly term: number;
}

/**
 * What the borrower really pays, in TL and whole kuruş, summed from the payment plan: the first installment, what all
 * of them hold beyond the principal, the fee with its tax, and principal, interest, taxes and fee together. The yearly
 * cost is in percent.
 */
export interface RealCost {
  readonly monthlyInstallment: number;
  readonly interest: number;
  readonly kkdf: number;
  readonly bsmv: number;
  readonly fee: number;
  readonly totalPayment: number;
  readonly yearlyCostPercent: number;
}

/** One row of the results, in TL; the main figures are unrounded and without taxes, as specified. */
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
  const bands = lawfulTermsOf(parameters);
  if (bands === null) return { kind: 'none' };
  const longestTerm = longestTermOf(bands, amount);
  return term > longestTerm ? { kind: 'term-too-long', longestTerm } : { kind: 'none' };
}

/** The largest amount in TL, at most `cap`, that the law lets somebody borrow over a term; 0 where it allows none. */
export function largestLawful(parameters: LoanParameters, term: number, cap: number): number {
  const bands = lawfulTermsOf(parameters);
  return bands === null ? cap : largestWithin(bands, term, cap);
}

/** The largest amount in TL, at most `cap`, that bands allow a term for; without bands it is `cap`, and 0 is none. */
export function largestWithin(bands: readonly TermBand[], term: number, cap: number): number {
  if (bands.length === 0) return cap;
  const largest = bands.map(({ upTo, maxTerm }, place) => {
    const lower = Math.max(
      0,
      ...bands.slice(0, place).map((before) => before.upTo ?? Number.POSITIVE_INFINITY),
    );
    const amount = Math.min(cap, upTo ?? cap);
    return maxTerm >= term && amount > lower ? amount : 0;
  });
  return Math.max(...largest);
}

/**
 * The request nearest to one that the law excludes: the same amount over the longest lawful term that some bank lends
 * it for, else the largest lawful amount. `null` where no bank lends either.
 */
export function nearestLawful(
  type: LoanType,
  parameters: LoanParameters,
  offers: readonly LoanOffer[],
  request: LoanRequest,
): LoanRequest | null {
  const { statutoryLimit: limit } = parameters;
  const lower =
    limit.kind === 'by-vehicle-value' ? limit.bands.map((band) => Math.floor(largestLoanOf(band).upTo)) : [];
  const amounts = [
    request.amount,
    ...lower.filter((amount) => amount < request.amount).sort((a, b) => b - a),
  ];
  const terms = loanRules[type].terms.filter((term) => term <= request.term).toReversed();
  const requests = amounts.flatMap((amount) => terms.map((term) => ({ amount, term })));
  const isLawful = (one: LoanRequest) =>
    statutoryWarning(parameters, one).kind === 'none' && selectOffers(offers, one).length > 0;
  return requests.find(isLawful) ?? null;
}

function resultOf(offer: LoanOffer, { amount, term }: LoanRequest, taxes: InterestTaxes): LoanResult {
  const { bankId, bankName, logo, productUrl, feeRate } = offer;
  const monthlyRate = offer.rates[term] ?? 0;
  const monthlyInstallment = annuity(amount, monthlyRate, term);
  return {
    bankId,
    bankName,
    logo,
    productUrl,
    monthlyRate,
    monthlyInstallment,
    totalPayment: monthlyInstallment * term,
    real: realCost({ amount, term }, monthlyRate, taxes, feeRate),
  };
}

function realCost(
  { amount, term }: LoanRequest,
  monthlyRatePercent: number,
  taxes: InterestTaxes,
  feeRate: number,
): RealCost {
  const plan = paymentPlan({ principalKurus: Math.round(amount * 100), monthlyRatePercent, term, taxes });
  const { paid, interest, kkdf, bsmv } = planTotals(plan);
  const fee = Math.round(amount * 100 * feeRate);
  const taxed = annuity(amount, withTaxes(monthlyRatePercent, taxes), term);
  return {
    monthlyInstallment: (plan[0]?.installment ?? 0) / 100,
    interest: interest / 100,
    kkdf: kkdf / 100,
    bsmv: bsmv / 100,
    fee: fee / 100,
    totalPayment: (paid + fee) / 100,
    yearlyCostPercent: yearlyCostRate(
      amount - fee / 100,
      Array.from({ length: term }, () => taxed),
    ),
  };
}

/** How long the law lets amounts run; `null` where it says nothing, as it does of housing. */
function lawfulTermsOf({ statutoryLimit: limit }: LoanParameters): readonly TermBand[] | null {
  if (limit.kind === 'none') return null;
  // Without the vehicle's value only that is certain which no value would allow.
  return limit.kind === 'by-amount' ? limit.bands : limit.bands.map(largestLoanOf);
}

function longestTermOf(bands: readonly TermBand[], amount: number): number {
  return bands.find(({ upTo }) => upTo === null || amount <= upTo)?.maxTerm ?? 0;
}

function largestLoanOf({ upTo, loanPercent, maxTerm }: VehicleBand) {
  return { upTo: shareOf(upTo, loanPercent), maxTerm };
}
