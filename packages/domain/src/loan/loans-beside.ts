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

/** Chosen offer with its costs by the current rates. */
export interface LoanBeside {
  /** The choice in the notation of `writeLoanChoice`. */
  readonly key: string;
  readonly choice: LoanChoice;
  readonly result: LoanResult;
  /** Legal warning about the term for this amount. An offer with a warning is never marked as the best. */
  readonly warning: StatutoryWarning;
}

/** Measures by which an offer can be the best of a row. */
export const loanMeasures = ['rate', 'monthly', 'total', 'yearly'] as const;
export type LoanMeasure = (typeof loanMeasures)[number];

const figureOf: Readonly<Record<LoanMeasure, (result: LoanResult) => number>> = {
  rate: ({ monthlyRate }) => monthlyRate,
  monthly: ({ real }) => real.monthlyInstallment,
  total: ({ real }) => real.totalPayment,
  yearly: ({ real }) => real.yearlyCostPercent,
};

/** Calculates the chosen offers by the current rates. `missing` has the keys that no bank offers. */
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
 * Compares offers with each other. Installments and totals are comparable only for the same amount. For different
 * amounts only the rate and the yearly cost are compared, and the verdict is null. `best` has the indexes of the best
 * offers by measure; empty when all are equal.
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

/** Offer that can be compared with a chosen one. */
export interface OtherLoan {
  readonly key: string;
  readonly bankName: string;
  readonly term: number;
}

/**
 * Returns the offers that can be compared with a chosen one: from every bank, over every lawful term, for the same
 * amount and the same borrower.
 */
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
