import type { EarlyClosureRule } from './loan-parameters.ts';
import { closureFee, type PlanInput, type PlanRow, paymentPlan, planTotals, rowOf } from './loan-plan.ts';

/** What is paid on top of an installment, on its day: whole kuruş, and what stays as it was. */
export interface ExtraPayment {
  readonly month: number;
  readonly amountKurus: number;
  readonly keeps: 'installment' | 'term';
}

/** How a loan goes on after an extra payment, in whole kuruş. */
export interface ChangedPlan {
  /** What was paid of it, at most what was owed. */
  readonly paid: number;
  /** The months that follow; none where the loan is closed. */
  readonly rows: readonly PlanRow[];
  /** Interest and taxes that are not paid any more. */
  readonly saved: number;
  readonly fee: number;
}

/**
 * The rest of a loan after an extra payment on the day of an installment, when no interest has gathered since: with
 * the same installment it ends earlier, with the same term each installment falls. The fee is that of closing early on
 * what is paid, and never exceeds what is saved (law 6502, articles 27 and 37). Null where the month has no such row.
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

/** The months in which an installment repays a loan, after some that have passed. */
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
