import { annuity } from './loan.ts';
import type { EarlyClosureRule, InterestTaxes } from './loan-parameters.ts';

/** Input of a payment plan: principal in whole kuruş, monthly rate in percent before taxes, term in months. */
export interface PlanInput {
  readonly principalKurus: number;
  readonly monthlyRatePercent: number;
  readonly term: number;
  readonly taxes: InterestTaxes;
}

/** Month of a payment plan, in whole kuruş. `balance` is the amount owed after the payment. */
export interface PlanRow {
  readonly month: number;
  readonly installment: number;
  readonly principal: number;
  readonly interest: number;
  readonly kkdf: number;
  readonly bsmv: number;
  readonly balance: number;
}

/** Totals of a payment plan in whole kuruş. `paid` is the sum of principal, interest and taxes. */
export interface PlanTotals {
  readonly paid: number;
  readonly interest: number;
  readonly kkdf: number;
  readonly bsmv: number;
}

/** Early repayment of the whole loan after a month, in whole kuruş: the balance, the saving and the fee. */
export interface EarlyClosure {
  readonly month: number;
  readonly balance: number;
  readonly saved: number;
  readonly fee: number;
}

/** Returns the monthly rate in percent including taxes on the interest. */
export function withTaxes(monthlyRatePercent: number, taxes: InterestTaxes): number {
  return monthlyRatePercent * (1 + taxes.kkdf + taxes.bsmv);
}

/**
 * Computes the payment plan of a loan. The principal parts add up to the loan exactly. The last row absorbs the
 * rounding of the installment: a few kuruş for personal loans, more for longer and more expensive loans.
 */
export function paymentPlan(input: PlanInput): PlanRow[] {
  const { principalKurus, monthlyRatePercent, term, taxes } = input;
  const installment = Math.round(annuity(principalKurus, withTaxes(monthlyRatePercent, taxes), term));
  const rows: PlanRow[] = [];
  let before = principalKurus;
  for (let month = 1; month <= term; month += 1) {
    const row = rowOf(input, { month, before, installment, isLast: month === term });
    rows.push(row);
    before = row.balance;
  }
  return rows;
}

/** Computes one month of a plan from the balance before it, in whole kuruş. The last month clears the balance. */
export function rowOf(
  { monthlyRatePercent, taxes }: Pick<PlanInput, 'monthlyRatePercent' | 'taxes'>,
  at: {
    readonly month: number;
    readonly before: number;
    readonly installment: number;
    readonly isLast: boolean;
  },
): PlanRow {
  const { month, before, installment, isLast } = at;
  const cost = Math.round((before * withTaxes(monthlyRatePercent, taxes)) / 100);
  // An installment that was rounded up can repay a long loan before its last month.
  const principal = isLast ? before : Math.min(installment - cost, before);
  return {
    month,
    installment: cost + principal,
    principal,
    ...splitCost(cost, taxes),
    balance: before - principal,
  };
}

/** Sums up a plan, so that displayed totals agree with its rows to the kuruş. */
export function planTotals(plan: readonly PlanRow[]): PlanTotals {
  const sum = (part: 'installment' | 'interest' | 'kkdf' | 'bsmv') =>
    plan.reduce((total, row) => total + row[part], 0);
  return { paid: sum('installment'), interest: sum('interest'), kkdf: sum('kkdf'), bsmv: sum('bsmv') };
}

/**
 * Computes the yearly cost rate in percent (yıllık maliyet oranı): the compound rate at which the monthly payments are
 * worth the amount received. Infinite when nothing was received, negative when less is paid back.
 */
export function yearlyCostRate(received: number, payments: readonly number[]): number {
  if (received <= 0) return Number.POSITIVE_INFINITY;
  let low = -0.99;
  let high = 1;
  while (presentValue(payments, high) > received) high *= 2;
  // Bisection always converges, because the present value falls as the rate rises. 60 halvings exhaust the precision of
  // `1 + rate`.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(payments, middle) > received) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}

/**
 * Returns the balance after `months` installments, unrounded and in the unit of the principal. The monthly rate in
 * percent includes taxes.
 */
export function balanceAfter(principal: number, ratePercent: number, term: number, months: number): number {
  const installment = annuity(principal, ratePercent, term);
  const rate = ratePercent / 100;
  if (rate === 0) return principal - installment * months;
  const growth = (1 + rate) ** months;
  return principal * growth - (installment * (growth - 1)) / rate;
}

/**
 * Returns the principal that an installment repays over a term, unrounded. The monthly rate in percent includes taxes.
 */
export function amountFromInstallment(installment: number, ratePercent: number, term: number): number {
  return installment / annuity(1, ratePercent, term);
}

/**
 * Computes the early repayment of the whole balance after a month. The fee never exceeds the interest and taxes saved
 * (law 6502, article 37). Without a rule there is no fee.
 */
export function closeEarly(
  plan: readonly PlanRow[],
  month: number,
  rule: EarlyClosureRule | null,
): EarlyClosure {
  const balance = plan[month - 1]?.balance ?? 0;
  const left = plan.slice(month);
  const { interest, kkdf, bsmv } = planTotals(left);
  const saved = interest + kkdf + bsmv;
  return { month, balance, saved, fee: Math.min(closureFee(balance, left.length, rule), saved) };
}

/** Returns the fee for an early repayment in whole kuruş, by the number of remaining months. Without a rule it is 0. */
export function closureFee(paid: number, monthsLeft: number, rule: EarlyClosureRule | null): number {
  if (rule === null) return 0;
  return Math.round(paid * (monthsLeft <= rule.shortMonths ? rule.shortFeeRate : rule.longFeeRate));
}

function splitCost(cost: number, taxes: InterestTaxes): { interest: number; kkdf: number; bsmv: number } {
  const net = Math.round(cost / (1 + taxes.kkdf + taxes.bsmv));
  const kkdf = Math.round(net * taxes.kkdf);
  const bsmv = Math.round(net * taxes.bsmv);
  // Rounding differences are added to the interest, so that the parts of each row add up.
  return { interest: cost - kkdf - bsmv, kkdf, bsmv };
}

function presentValue(payments: readonly number[], rate: number): number {
  return payments.reduceRight((value, payment) => (value + payment) / (1 + rate), 0);
}
