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

/** What an installment repays over one term: the amount in whole TL, and what the bank that lends it takes. */
export interface LargestLoan {
  readonly term: number;
  readonly amount: number;
  readonly result: LoanResult;
}

/** On whose terms somebody borrows. */
export interface LendingTerms {
  readonly type: LoanType;
  readonly offers: readonly LoanOffer[];
  readonly parameters: LoanParameters;
  readonly taxes: InterestTaxes;
}

/**
 * The most that can be borrowed in each term when `installment` (TL) is paid a month, taxes included: the bank that
 * lends the most, of equals the one that costs the least. No row of its plan exceeds the installment, and no amount
 * what the bank or the law allows; a term in which nobody lends is left out.
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

/** What one bank lends at most, in whole TL; 0 where it lends nothing. */
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
  // A plan of whole kuruş can ask for some more in its last month: then a little less is lent.
  for (let amount = most; amount >= least; amount -= 1) {
    const plan = paymentPlan({ principalKurus: amount * 100, monthlyRatePercent, term, taxes });
    if (plan.every((row) => row.installment <= installment * 100)) return amount;
  }
  return 0;
}
