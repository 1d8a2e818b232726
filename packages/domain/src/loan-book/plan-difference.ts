import { type LoanType, loanRules } from '../loan/loan.ts';
import type { LoanRequest } from '../loan/loan-offer.ts';
import { feeWithTax, type InterestTaxes, type SomeParameters } from '../loan/loan-parameters.ts';
import { type PlanRow, paymentPlan } from '../loan/loan-plan.ts';

/** Taxes on the interest of a loan, and the allocation fee with its tax as a share of the principal. */
export interface Charges {
  readonly taxes: InterestTaxes;
  readonly feeRate: number;
}

/** Returns the charges that follow from parameters. Missing parameters count as 0. */
export function chargesOf(values: SomeParameters): Charges {
  const { kkdf = 0, bsmv = 0, 'allocation-fee': fee = 0, 'fee-bsmv': feeBsmv = 0 } = values;
  return { taxes: { kkdf, bsmv }, feeRate: feeWithTax(fee, feeBsmv) };
}

/** First row and totals of a payment plan, in whole kuruş. `total` includes the fee. */
export interface PlanSummary {
  readonly firstRow: PlanRow;
  readonly fee: number;
  readonly total: number;
}

/** Payment plan of a typical loan before and after a change. */
export interface PlanDifference extends LoanRequest {
  readonly before: PlanSummary;
  readonly after: PlanSummary;
}

const typical: Readonly<Record<LoanType, readonly LoanRequest[]>> = {
  ihtiyac: [
    { amount: 100_000, term: 12 },
    { amount: 100_000, term: 36 },
  ],
  tasit: [
    { amount: 400_000, term: 12 },
    { amount: 400_000, term: 48 },
  ],
  konut: [
    { amount: 1_000_000, term: 60 },
    { amount: 3_000_000, term: 120 },
  ],
};

/**
 * Compares typical loans before and after a change of charges, at a monthly rate in percent. Unchanged loans are left
 * out.
 */
export function planDifference(
  type: LoanType,
  monthlyRatePercent: number,
  before: Charges,
  after: Charges,
): PlanDifference[] {
  return typical[type]
    .filter(({ term }) => loanRules[type].terms.includes(term))
    .map((request) => ({
      ...request,
      before: summaryOf(request, monthlyRatePercent, before),
      after: summaryOf(request, monthlyRatePercent, after),
    }))
    .filter((plan) => JSON.stringify(plan.before) !== JSON.stringify(plan.after));
}

function summaryOf({ amount, term }: LoanRequest, rate: number, { taxes, feeRate }: Charges): PlanSummary {
  const rows = paymentPlan({ principalKurus: amount * 100, monthlyRatePercent: rate, term, taxes });
  const [firstRow] = rows;
  if (firstRow === undefined) throw new Error(`A loan of ${term} months has no payment plan.`);
  const fee = Math.round(amount * 100 * feeRate);
  return { firstRow, fee, total: rows.reduce((sum, { installment }) => sum + installment, fee) };
}
