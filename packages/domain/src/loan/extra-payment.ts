import type { EarlyClosureRule } from './loan-parameters.ts';
import { closureFee, type PlanInput, type PlanRow, paymentPlan, planTotals, rowOf } from './loan-plan.ts';

/**
 * Extra payment on the due day of an installment, in whole kuruş, and what stays unchanged: the term or the
 * installment.
 */
export interface ExtraPayment {
  readonly month: number;
  readonly amountKurus: number;
  readonly keeps: 'installment' | 'term';
}

/** Loan after an extra payment, in whole kuruş. */
export interface ChangedPlan {
  /** Amount actually paid, at most the balance. */
  readonly paid: number;
  /** Remaining months. Empty when the loan is paid off. */
  readonly rows: readonly PlanRow[];
  /** Interest and taxes saved. */
  readonly saved: number;
  readonly fee: number;
}

/**
 * Computes a loan after an extra payment on the due day of an installment, when no interest has accrued since. With the
 * same installment the loan ends earlier; with the same term each installment is lower. The early repayment fee applies
 * to the amount paid and never exceeds the saving (law 6502, articles 27 and 37). Returns null when the plan has no
 * such month or the amount is not positive.
 */
export function payExtra(
  input: PlanInput,
  { month, amountKurus, keeps }: ExtraPayment,
  rule: EarlyClosureRule | null,
): ChangedPlan | null {
  const plan = paymentPlan(input);
  const paidRow = plan[month - 1];
  if (paidRow === undefined || amountKurus <= 0) return null;
  const paid = Math.min(amountKurus, paidRow.balance);
  const left = plan.slice(month);
  const rest = { ...input, principalKurus: paidRow.balance - paid, term: left.length };
  const rows =
    keeps === 'term'
      ? paymentPlan(rest).map((row) => ({ ...row, month: row.month + month }))
      : withInstallment(rest, paidRow.installment, month);
  const saved = costOf(left) - costOf(rows);
  return {
    paid,
    rows: rows.filter(({ installment }) => installment > 0),
    saved,
    fee: Math.min(closureFee(paid, left.length, rule), saved),
  };
}

/** Returns the remaining rows with an unchanged installment. `passed` is the number of months already paid. */
function withInstallment(input: PlanInput, installment: number, passed: number): PlanRow[] {
  const rows: PlanRow[] = [];
  let balance = input.principalKurus;
  for (let month = 1; month <= input.term && balance > 0; month += 1) {
    const row = rowOf(input, {
      month: month + passed,
      before: balance,
      installment,
      isLast: month === input.term,
    });
    rows.push(row);
    balance = row.balance;
  }
  return rows;
}

function costOf(rows: readonly PlanRow[]): number {
  const { interest, kkdf, bsmv } = planTotals(rows);
  return interest + kkdf + bsmv;
}
