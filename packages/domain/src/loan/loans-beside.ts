import { loanRules } from './loan.ts';
import { type LoanChoice, readLoanChoice, writeLoanChoice } from './loan-choice.ts';
import {
  compareOffers,
  type LoanResult,
  type StatutoryWarning,
  selectOffers,
  statutoryWarning,
} from './loan-offer.ts';
import { feeTaxFor, type LoanTable, offersOf, parametersOf, tableOf, taxesFor } from './loan-table.ts';
import { type Verdict, verdictOf } from './loan-verdict.ts';

/** One chosen offer with what it comes to today. */
export interface LoanBeside {
  /** As an address has it. */
  readonly key: string;
  readonly choice: LoanChoice;
  readonly result: LoanResult;
  /** What the law says of the term for the amount; what it excludes is the best of nothing. */
  readonly warning: StatutoryWarning;
}

/** What can be the best of a row. */
export const loanMeasures = ['rate', 'monthly', 'total', 'yearly'] as const;
export type LoanMeasure = (typeof loanMeasures)[number];

const figureOf: Readonly<Record<LoanMeasure, (result: LoanResult) => number>> = {
  rate: ({ monthlyRate }) => monthlyRate,
  monthly: ({ real }) => real.monthlyInstallment,
  total: ({ real }) => real.totalPayment,
  yearly: ({ real }) => real.yearlyCostPercent,
};

/** Chosen offers beside each other, by today's rates, and the keys of those that no bank offers. */
export function putBeside(tables: readonly LoanTable[], keys: readonly string[]) {
  const loans: LoanBeside[] = [];
  const missing: string[] = [];
  for (const key of keys) {
    const loan = resultOf(tables, key);
    if (loan === undefined) missing.push(key);
    else loans.push(loan);
  }
  return { loans, missing };
}

/**
 * Where offers stand to each other. Sums of money say something of one amount alone; of different amounts the yearly
 * cost and the rate are left, and there is no verdict. `best` names places, and none where all are alike.
 */
export function standingOf(loans: readonly LoanBeside[]) {
  const lawful = loans
    .map((loan, place) => ({ ...loan, place }))
    .filter(({ warning }) => warning.kind === 'none');
  const hasOneAmount = new Set(loans.map(({ choice }) => choice.amount)).size <= 1;
  const isCompared = lawful.length > 1;
  const bestBy = (measure: LoanMeasure): number[] => {
    const isMoney = measure === 'monthly' || measure === 'total';
    if (!isCompared || (isMoney && !hasOneAmount)) return [];
    const figures = lawful.map(({ result }) => figureOf[measure](result));
    const lowest = Math.min(...figures);
    const best = lawful.filter((_, at) => figures[at] === lowest);
    return best.length === lawful.length ? [] : best.map(({ place }) => place);
  };
  return {
    hasOneAmount,
    verdict: isCompared && hasOneAmount ? verdictAmong(lawful) : null,
    best: Object.fromEntries(loanMeasures.map((measure) => [measure, bestBy(measure)])) as Record<
      LoanMeasure,
      number[]
    >,
  };
}

/** Another offer that could stand beside a chosen one. */
export interface OtherLoan {
  readonly key: string;
  readonly bankName: string;
  readonly term: number;
}

/** What could stand beside a chosen offer: every bank and every lawful term for the same amount and the same borrower. */
export function othersBeside(tables: readonly LoanTable[], choice: LoanChoice): OtherLoan[] {
  const { type, amount } = choice;
  const table = tableOf(tables, type);
  if (table === undefined) return [];
  const offers = offersOf(table, feeTaxFor(tables, table, choice.firstHome));
  const parameters = parametersOf(table, choice.electric);
  const terms = loanRules[type].terms.filter(
    (term) => statutoryWarning(parameters, { amount, term }).kind === 'none',
  );
  return offers.flatMap((offer) =>
    terms
      .filter((term) => selectOffers([offer], { amount, term }).length > 0)
      .map((term) => ({
        key: writeLoanChoice({ ...choice, bankId: offer.bankId, term }),
        bankName: offer.bankName,
        term,
      })),
  );
}

function resultOf(tables: readonly LoanTable[], key: string): LoanBeside | undefined {
  const choice = readLoanChoice(key);
  const table = choice && tableOf(tables, choice.type);
  if (choice === undefined || table === undefined) return undefined;
  const { firstHome, electric, bankId } = choice;
  const offers = offersOf(table, feeTaxFor(tables, table, firstHome)).filter((one) => one.bankId === bankId);
  const [result] = compareOffers(offers, choice, taxesFor(tables, table, firstHome));
  if (result === undefined) return undefined;
  return { key, choice, result, warning: statutoryWarning(parametersOf(table, electric), choice) };
}

function verdictAmong(lawful: readonly (LoanBeside & { readonly place: number })[]): Verdict {
  const placeOf = (at: number) => lawful[at]?.place ?? at;
  const verdict = verdictOf(lawful.map(({ result }) => result.real));
  if (verdict.kind === 'same') return verdict;
  if (verdict.kind === 'better') return { ...verdict, winners: verdict.winners.map(placeOf) };
  return { ...verdict, lower: placeOf(verdict.lower), cheaper: placeOf(verdict.cheaper) };
}
