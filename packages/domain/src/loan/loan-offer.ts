import { annuity, DEFAULT_AMOUNT_RANGE, type LoanType, loanRules } from './loan.ts';
import type { InterestTaxes, LoanParameters, TermBand, VehicleBand } from './loan-parameters.ts';
import { paymentPlan, planTotals, withTaxes, yearlyCostRate } from './loan-plan.ts';
import { shareOf } from './vehicle-loan.ts';

/** Offer of a bank for one loan type. Amounts are in whole TL, terms in months. */
export interface LoanOffer {
  readonly type: LoanType;
  readonly bankId: string;
  readonly bankName: string;
  readonly logo: string | null;
  readonly productUrl: string | null;
  /** Monthly rates in percent before taxes, by term in months. */
  readonly rates: Readonly<Record<number, number>>;
  /** Longest terms by amount, ascending. An empty list sets no limit (`maxVadeByAmount` in the specification). */
  readonly maxTermByAmount: readonly TermBand[];
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  /** Allocation fee as a share of the principal, including the tax on the fee. */
  readonly feeRate: number;
  /** First day of validity, YYYY-MM-DD. */
  readonly validFrom: string;
}

/** Requested loan: amount in whole TL, term in months. */
export interface LoanRequest {
  readonly amount: number;
  readonly term: number;
}

/**
 * Real costs for the borrower in TL, exact to the kuruş, summed from the payment plan: the first installment, interest
 * and taxes, the fee with its tax, and the total of principal, interest, taxes and fee. The yearly cost rate is in
 * percent.
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

/** Result of one bank, in TL. The main figures are unrounded and without taxes, as specified. */
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

/** Sort orders of the results. The first one is specified as the default. */
export const loanOrders = ['total', 'real-total', 'yearly-cost', 'installment'] as const;

/** Sort order of the results, always ascending. */
export type LoanOrder = (typeof loanOrders)[number];

/** Whether the law allows the term for the amount. `longestTerm` is in months; 0 means that no term is allowed. */
export type StatutoryWarning =
  | { readonly kind: 'none' }
  | { readonly kind: 'term-too-long'; readonly longestTerm: number };

const figureOf: Readonly<Record<LoanOrder, (result: LoanResult) => number>> = {
  total: (result) => result.totalPayment,
  'real-total': (result) => result.real.totalPayment,
  'yearly-cost': (result) => result.real.yearlyCostPercent,
  installment: (result) => result.monthlyInstallment,
};

/** Returns the longest term in months for which a bank lends an amount, or 0 when the amount is above all its bands. */
export function maxTermFor(offer: LoanOffer, amount: number): number {
  if (offer.maxTermByAmount.length === 0) return Math.max(0, ...Object.keys(offer.rates).map(Number));
  return longestTermOf(offer.maxTermByAmount, amount);
}

/**
 * Returns the offers that satisfy all three conditions: the amount is within limits, the term has a rate, and the term
 * is not too long.
 */
export function selectOffers(offers: readonly LoanOffer[], { amount, term }: LoanRequest): LoanOffer[] {
  return offers.filter(
    (offer) =>
      amount >= (offer.minAmount ?? DEFAULT_AMOUNT_RANGE.min) &&
      amount <= (offer.maxAmount ?? DEFAULT_AMOUNT_RANGE.max) &&
      offer.rates[term] !== undefined &&
      term <= maxTermFor(offer, amount),
  );
}

/** Returns the results of all matching offers, sorted by total payment. */
export function compareOffers(
  offers: readonly LoanOffer[],
  request: LoanRequest,
  taxes: InterestTaxes,
): LoanResult[] {
  const results = selectOffers(offers, request).map((offer) => resultOf(offer, request, taxes));
  return sortResults(results, 'total');
}

/** Sorts results by another measure, ascending. Equal results are sorted by bank id. */
export function sortResults(results: readonly LoanResult[], order: LoanOrder): LoanResult[] {
  const figure = figureOf[order];
  return results.toSorted((a, b) => figure(a) - figure(b) || (a.bankId < b.bankId ? -1 : 1));
}

/** Warns of a term that the law does not allow for the amount. Offers are not removed from the results. */
export function statutoryWarning(
  parameters: LoanParameters,
  { amount, term }: LoanRequest,
): StatutoryWarning {
  const bands = lawfulTermsOf(parameters);
  if (bands === null) return { kind: 'none' };
  const longestTerm = longestTermOf(bands, amount);
  return term > longestTerm ? { kind: 'term-too-long', longestTerm } : { kind: 'none' };
}

/** Returns the largest amount in TL, at most `cap`, that the law allows for a term, or 0 for none. */
export function largestLawful(parameters: LoanParameters, term: number, cap: number): number {
  const bands = lawfulTermsOf(parameters);
  return bands === null ? cap : largestWithin(bands, term, cap);
}

/**
 * Returns the largest amount in TL, at most `cap`, for which the bands allow a term, or 0 for none. Without bands it is
 * `cap`.
 */
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
 * Returns the lawful request closest to an unlawful one: the same amount over the longest lawful term that a bank
 * offers, else a lower lawful amount. Returns null when no bank offers either.
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

/** Returns the longest lawful terms by amount, or null when the law sets none, as for housing loans. */
function lawfulTermsOf({ statutoryLimit: limit }: LoanParameters): readonly TermBand[] | null {
  if (limit.kind === 'none') return null;
  // The vehicle's value is unknown, so only terms that are unlawful for every value are excluded.
  return limit.kind === 'by-amount' ? limit.bands : limit.bands.map(largestLoanOf);
}

function longestTermOf(bands: readonly TermBand[], amount: number): number {
  return bands.find(({ upTo }) => upTo === null || amount <= upTo)?.maxTerm ?? 0;
}

function largestLoanOf({ upTo, loanPercent, maxTerm }: VehicleBand) {
  return { upTo: shareOf(upTo, loanPercent), maxTerm };
}
