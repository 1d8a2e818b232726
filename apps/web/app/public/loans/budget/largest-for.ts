import type { LoanTable } from '@ayrac/contract/loan.ts';
import { type LargestLoan, largestLoans } from '@ayrac/domain/loan/largest-loan.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { feeTaxFor, offersOf, parametersOf, tableOf, taxesFor } from '@ayrac/domain/loan/loan-table.ts';

/**
 * Returns the largest loan for each term with a given monthly payment in TL. A housing loan is assumed to be for a
 * first home.
 */
export function largestFor(tables: readonly LoanTable[], type: LoanType, monthly: number): LargestLoan[] {
  const table = tableOf(tables, type);
  if (table === undefined) return [];
  const terms = {
    type,
    offers: offersOf(table, feeTaxFor(tables, table, true)),
    parameters: parametersOf(table, false),
    taxes: taxesFor(tables, table, true),
  };
  return largestLoans(terms, monthly);
}
