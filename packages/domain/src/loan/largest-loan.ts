import { DEFAULT_AMOUNT_RANGE, type LoanType, loanRules } from './loan.ts';
import {
  compareOffers,
  type LoanOffer,
  type LoanResult,
  largestLawful,
  largestWithin,
  sortResults,
} from './loan-offer.ts';
import type { InterestTaxes, LoanParameters } from './loan-parameters.ts';
import { amountFromInstallment, paymentPlan, withTaxes } from './loan-plan.ts';

/** Largest loan over one term: the amount in whole TL, and the result of the bank that lends it. */
export interface LargestLoan {
  readonly term: number;
  readonly amount: number;
  readonly result: LoanResult;
}

/** Offers and legal parameters of a loan type. */
export interface LendingTerms {
  readonly type: LoanType;
  readonly offers: readonly LoanOffer[];
  readonly parameters: LoanParameters;
  readonly taxes: InterestTaxes;
}

/**
 * Computes, for each term, the most that can be borrowed for a monthly `installment` in TL, taxes included: from the
 * bank that lends most, or the cheapest of equals. No installment of the plan is higher, and no amount exceeds the
 * limits of the bank or the law. Terms without a lender are left out.
 */
export function largestLoans(terms: LendingTerms, installment: number): LargestLoan[] {
  return loanRules[terms.type].terms.flatMap((term) => {
    const amounts = terms.offers.map((offer) => largestAmount(terms, offer, term, installment));
    const amount = Math.max(0, ...amounts);
    const lenders = terms.offers.filter((_, place) => amounts[place] === amount);
    const [result] = sortResults(compareOffers(lenders, { amount, term }, terms.taxes), 'real-total');
    return result === undefined ? [] : [{ term, amount, result }];
  });
}

/** Returns the most that one bank lends, in whole TL, or 0 for nothing. */
function largestAmount(
  { type, parameters, taxes }: LendingTerms,
  offer: LoanOffer,
  term: number,
  installment: number,
): number {
  const monthlyRatePercent = offer.rates[term];
  if (monthlyRatePercent === undefined) return 0;
  const repaid = amountFromInstallment(installment, withTaxes(monthlyRatePercent, taxes), term);
  const lawful = largestLawful(
    parameters,
    term,
    Math.min(repaid, offer.maxAmount ?? DEFAULT_AMOUNT_RANGE.max),
  );
  const most = Math.floor(largestWithin(offer.maxTermByAmount, term, lawful));
  const least = Math.max(offer.minAmount ?? DEFAULT_AMOUNT_RANGE.min, loanRules[type].minimumAmount);
  // Rounding to whole kuruş can make the last installment slightly higher, so the amount is lowered until it fits.
  for (let amount = most; amount >= least; amount -= 1) {
    const plan = paymentPlan({ principalKurus: amount * 100, monthlyRatePercent, term, taxes });
    if (plan.every((row) => row.installment <= installment * 100)) return amount;
  }
  return 0;
}
