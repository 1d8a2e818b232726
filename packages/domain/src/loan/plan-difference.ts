import { type LoanType, loanRules } from './loan.ts';
import type { LoanRequest } from './loan-offer.ts';
import { feeWithTax, type InterestTaxes, type SomeParameters } from './loan-parameters.ts';
import { type PlanRow, paymentPlan } from './loan-plan.ts';

/** What the state and the law add to a loan: taxes on its interest, and the fee with its tax as a share of the principal. */
export interface Charges {
  readonly taxes: InterestTaxes;
  readonly feeRate: number;
}

/** What parameters add to a loan; what is not set is nothing. */
export function chargesOf(values: SomeParameters): Charges {
  const { kkdf = 0, bsmv = 0, 'allocation-fee': fee = 0, 'fee-bsmv': feeBsmv = 0 } = values;
  return { taxes: { kkdf, bsmv }, feeRate: feeWithTax(fee, feeBsmv) };
}

/** What a plan begins with and comes to, in whole kuruş; the total has the fee in it. */
export interface PlanSummary {
  readonly firstRow: PlanRow;
  readonly fee: number;
  readonly total: number;
}

/** A typical loan as it was and as it will be. */
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

/** What other charges make of typical loans at a monthly rate in percent; those that stay the same are left out. */
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
  if (firstRow === undefined) throw new Error(`A loan of ${term} months has no plan.`);
  const fee = Math.round(amount * 100 * feeRate);
  return { firstRow, fee, total: rows.reduce((sum, { installment }) => sum + installment, fee) };
}
