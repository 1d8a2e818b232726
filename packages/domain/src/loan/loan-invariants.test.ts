import { expect, it } from 'vitest';
import { type LoanType, loanTypes } from './loan.ts';
import { compareOffers } from './loan-offer.ts';
import { feeWithTax, type InterestTaxes, noTaxes, shippedLoanParameters } from './loan-parameters.ts';
import { closeEarly, type PlanRow, paymentPlan, planTotals, withTaxes } from './loan-plan.ts';

interface Loan {
  readonly type: LoanType;
  /** Whole TL. */
  readonly amount: number;
  /** Percent before taxes. */
  readonly rate: number;
  readonly term: number;
  readonly taxes: InterestTaxes;
  /** Share of the principal, before its tax. */
  readonly fee: number;
}

it('ten thousand loans add up to the kuruş', () => {
  const faults = generatedLoans(10_000).flatMap((loan) =>
    faultsOf(loan).map((fault) => `${fault}: ${JSON.stringify(loan)}`),
  );
  expect(faults).toEqual([]);
}, 60_000);

/** Names what is wrong with the plan of a loan, its cost table, or its early closure. */
function faultsOf(loan: Loan): string[] {
  const { amount, rate, term, taxes } = loan;
  const principalKurus = amount * 100;
  const plan = paymentPlan({ principalKurus, monthlyRatePercent: rate, term, taxes });
  const totals = planTotals(plan);
  const checks = {
    'a row does not close': plan.every((row, place) =>
      closes(row, plan[place - 1]?.balance ?? principalKurus),
    ),
    'a tax is not its share of the interest': plan.every((row) => isTaxed(row, taxes)),
    'the months are not the term':
      plan.every(({ month }, place) => month === place + 1) && plan.length === term,
    'the last balance is not 0': plan.at(-1)?.balance === 0,
    'the last installment bears more than the rounding of the others': endsEvenly(loan, plan),
    'the principals are not the loan': sumOf(plan, 'principal') === principalKurus,
    'the totals are not the plan’s':
      totals.paid === sumOf(plan, 'installment') &&
      totals.paid === principalKurus + totals.interest + totals.kkdf + totals.bsmv,
    'the cost table is not the plan’s': isCostOf(loan, plan),
    'closing early costs more than it saves': [1, Math.ceil(term / 2), term - 1].every((month) =>
      isWorthClosing(plan, month),
    ),
  };
  return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}

function closes({ installment, principal, interest, kkdf, bsmv, balance }: PlanRow, before: number): boolean {
  const parts = [installment, principal, interest, kkdf, bsmv, balance];
  return (
    parts.every((part) => Number.isSafeInteger(part) && part >= 0) &&
    installment === principal + interest + kkdf + bsmv &&
    balance === before - principal
  );
}

function endsEvenly({ rate, taxes, term }: Loan, plan: readonly PlanRow[]): boolean {
  const taxed = withTaxes(rate, taxes) / 100;
  const most = taxed === 0 ? term : ((1 + taxed) ** term - 1) / taxed;
  return Math.abs((plan.at(-1)?.installment ?? 0) - (plan[0]?.installment ?? 0)) <= most + 1;
}

/** Each part is rounded by itself, so each may be off by half a kuruş, and the interest bears what is left. */
function isTaxed({ interest, kkdf, bsmv }: PlanRow, taxes: InterestTaxes): boolean {
  return Math.abs(kkdf - interest * taxes.kkdf) <= 1 && Math.abs(bsmv - interest * taxes.bsmv) <= 1;
}

/** Whether the lines of a bank's cost table are sums of the plan, the fee includes its tax, and all add up. */
function isCostOf({ type, amount, rate, term, taxes, fee }: Loan, plan: readonly PlanRow[]): boolean {
  const feeRate = feeWithTax(fee, shippedLoanParameters[type].feeBsmv);
  const bank = { type, bankId: 'a', bankName: 'A', logo: null, productUrl: null, maxTermByAmount: [] };
  const offer = { ...bank, minAmount: amount, maxAmount: amount, rates: { [term]: rate }, feeRate };
  const [result] = compareOffers([{ ...offer, validFrom: '2026-11-01' }], { amount, term }, taxes);
  if (result === undefined) return false;
  const { monthlyInstallment, interest, kkdf, bsmv, fee: shownFee, totalPayment } = result.real;
  const feeKurus = Math.round(shownFee * 100);
  // Where the exact fee ends in half a kuruş, both neighbours are right.
  const isFee = Math.abs(feeKurus - amount * 100 * feeRate) < 0.501;
  const shown = [monthlyInstallment, interest, kkdf, bsmv, shownFee, totalPayment];
  const kurus = [
    plan[0]?.installment ?? 0,
    sumOf(plan, 'interest'),
    sumOf(plan, 'kkdf'),
    sumOf(plan, 'bsmv'),
    feeKurus,
    sumOf(plan, 'installment') + feeKurus,
  ];
  return isFee && shown.every((lira, place) => lira === (kurus[place] ?? 0) / 100);
}

function isWorthClosing(plan: readonly PlanRow[], month: number): boolean {
  const { fee, saved } = closeEarly(plan, month, shippedLoanParameters.konut.earlyClosure);
  return Number.isSafeInteger(fee) && fee >= 0 && fee <= saved && closeEarly(plan, month, null).fee === 0;
}

function sumOf(plan: readonly PlanRow[], part: Exclude<keyof PlanRow, 'month'>): number {
  return plan.reduce((sum, row) => sum + row[part], 0);
}

/**
 * Returns the same pseudo-random loans on each run (linear congruential generator), over the whole range of the
 * calculator.
 */
function generatedLoans(count: number): Loan[] {
  let seed = 20_261_120;
  const draw = (max: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((seed / 2 ** 32) * max);
  };
  return Array.from({ length: count }, () => {
    const type = loanTypes[draw(loanTypes.length)] ?? 'ihtiyac';
    return {
      type,
      amount: 1_000 + draw(10_000_000),
      rate: draw(10) === 0 ? 0 : draw(600) / 100,
      term: 3 + draw(238),
      taxes: draw(2) === 0 ? noTaxes : shippedLoanParameters[type].taxes,
      fee: draw(51) / 10_000,
    };
  });
}
