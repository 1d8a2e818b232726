import { annuity } from './loan.ts';
import type { EarlyClosureRule, InterestTaxes } from './loan-parameters.ts';

/** What a payment plan is made from; the principal in whole kuruş, the rate in percent a month before taxes. */
export interface PlanInput {
  readonly principalKurus: number;
  readonly monthlyRatePercent: number;
  readonly term: number;
  readonly taxes: InterestTaxes;
}

/** One month of a payment plan, all in whole kuruş; `balance` is what remains after the payment. */
export interface PlanRow {
  readonly month: number;
  readonly installment: number;
  readonly principal: number;
  readonly interest: number;
  readonly kkdf: number;
  readonly bsmv: number;
  readonly balance: number;
}

/** What a plan comes to over all its months, in whole kuruş: `paid` is principal, interest and taxes together. */
export interface PlanTotals {
  readonly paid: number;
  readonly interest: number;
  readonly kkdf: number;
  readonly bsmv: number;
}

/** Repaying a loan in whole after one of its months, in whole kuruş: what is still owed, what is not paid, and the fee. */
export interface EarlyClosure {
  readonly month: number;
  readonly balance: number;
  readonly saved: number;
  readonly fee: number;
}

/** How many months an installment takes to repay a loan, or the interest that it has to exceed. */
export type TermAnswer =
  | { readonly kind: 'term'; readonly months: number }
  | { readonly kind: 'installment-too-low'; readonly monthlyInterest: number };

/** The monthly rate in percent that a borrower pays once taxes are laid on the interest. */
export function withTaxes(monthlyRatePercent: number, taxes: InterestTaxes): number {
  return monthlyRatePercent * (1 + taxes.kkdf + taxes.bsmv);
}

/**
 * The payment plan of a loan. Its principals add up to the loan exactly; the last row takes what the rounding of the
 * installment left over, which is some kuruş for personal loans and more the longer and dearer the loan is.
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

/** One month of a plan, from what is owed before it, in whole kuruş; the last one clears the balance. */
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
  // An installment rounded up can clear a long loan before its last month.
  const principal = isLast ? before : Math.min(installment - cost, before);
  return {
    month,
    installment: cost + principal,
    principal,
    ...splitCost(cost, taxes),
    balance: before - principal,
  };
}

/** Sums a plan up, so that whatever is shown of it agrees with its rows to the kuruş. */
export function planTotals(plan: readonly PlanRow[]): PlanTotals {
  const sum = (part: 'installment' | 'interest' | 'kkdf' | 'bsmv') =>
    plan.reduce((total, row) => total + row[part], 0);
  return { paid: sum('installment'), interest: sum('interest'), kkdf: sum('kkdf'), bsmv: sum('bsmv') };
}

/**
 * The yearly cost rate in percent (yıllık maliyet oranı): the compound rate at which monthly payments are worth what
 * the borrower received. Infinite when nothing was received, negative when less is paid back.
 */
export function yearlyCostRate(received: number, payments: readonly number[]): number {
  if (received <= 0) return Number.POSITIVE_INFINITY;
  let low = -0.99;
  let high = 1;
  while (presentValue(payments, high) > received) high *= 2;
  // Bisection cannot fail here, as the value falls with the rate; 100 halvings use up every digit of a double.
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(payments, middle) > received) low = middle;
    else high = middle;
  }
  return ((1 + (low + high) / 2) ** 12 - 1) * 100;
}

/** What is owed after `months` installments, unrounded, in the unit of the principal; the rate includes taxes. */
export function balanceAfter(principal: number, ratePercent: number, term: number, months: number): number {
  const installment = annuity(principal, ratePercent, term);
  const rate = ratePercent / 100;
  if (rate === 0) return principal - installment * months;
  const growth = (1 + rate) ** months;
  return principal * growth - (installment * (growth - 1)) / rate;
}

/** The loan that an installment repays in a term, unrounded; the rate in percent a month includes taxes. */
export function amountFromInstallment(installment: number, ratePercent: number, term: number): number {
  return installment / annuity(1, ratePercent, term);
}

/** The whole months, rounded up, in which an installment repays a loan; the rate in percent a month includes taxes. */
export function termFromInstallment(principal: number, ratePercent: number, installment: number): TermAnswer {
  const rate = ratePercent / 100;
  const monthlyInterest = principal * rate;
  if (installment <= monthlyInterest) return { kind: 'installment-too-low', monthlyInterest };
  const months =
    rate === 0 ? principal / installment : -Math.log1p(-monthlyInterest / installment) / Math.log1p(rate);
  // An installment that was computed for a term has to give that term back, not the next one.
  return { kind: 'term', months: Math.max(1, Math.ceil(months - 1e-6)) };
}

/**
 * What it means to repay the rest of a loan after one of its months. The fee of the rule, without which there is none,
 * never exceeds the interest and taxes that are saved (law 6502, article 37).
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

/** The fee of a rule on what is paid before its time with so many months left, in whole kuruş; without a rule none. */
export function closureFee(paid: number, monthsLeft: number, rule: EarlyClosureRule | null): number {
  if (rule === null) return 0;
  return Math.round(paid * (monthsLeft <= rule.shortMonths ? rule.shortFeeRate : rule.longFeeRate));
}

function splitCost(cost: number, taxes: InterestTaxes): { interest: number; kkdf: number; bsmv: number } {
  const net = Math.round(cost / (1 + taxes.kkdf + taxes.bsmv));
  const kkdf = Math.round(net * taxes.kkdf);
  const bsmv = Math.round(net * taxes.bsmv);
  // The odd kuruş of the roundings goes to the interest, so that each row adds up.
  return { interest: cost - kkdf - bsmv, kkdf, bsmv };
}

function presentValue(payments: readonly number[], rate: number): number {
  return payments.reduceRight((value, payment) => (value + payment) / (1 + rate), 0);
}
