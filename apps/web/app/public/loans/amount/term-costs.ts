import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { sortResults } from '@ayrac/domain/loan/loan-offer.ts';

import { emptyQuery } from '../loan-query.ts';
import { outcomeOf } from '../outcome/loan-outcome.ts';

/** Cost of an amount over a term at the bank with the lowest total, in TL and percent per year. */
export interface TermCost {
  readonly term: number;
  readonly bankName: string;
  readonly monthly: number;
  readonly total: number;
  readonly yearlyPercent: number;
}

/** Returns the cost for each term. Terms without an offer are left out. */
export function costOfTerms(
  tables: readonly LoanTable[],
  { type, amount }: { readonly type: LoanType; readonly amount: number },
  terms: readonly number[],
): TermCost[] {
  return terms.flatMap((term) => {
    const outcome = outcomeOf(tables, { ...emptyQuery, form: { type, amount, term } });
    const best = outcome.kind === 'results' ? sortResults(outcome.results, 'real-total')[0] : undefined;
    if (best === undefined) return [];
    const { monthlyInstallment: monthly, totalPayment: total, yearlyCostPercent: yearlyPercent } = best.real;
    return { term, bankName: best.bankName, monthly, total, yearlyPercent };
  });
}
