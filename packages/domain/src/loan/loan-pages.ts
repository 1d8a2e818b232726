import type { LoanType } from './loan.ts';
import { type LoanRequest, selectOffers, statutoryWarning } from './loan-offer.ts';
import { pageAmounts, pageTerms, thousands } from './loan-steps.ts';
import { feeTaxFor, type LoanTable, offersOf, parametersOf, tableOf } from './loan-table.ts';

/** Loan pages closest to a page: by amount and by term. */
export interface NearLoans {
  readonly less: LoanRequest | undefined;
  readonly more: LoanRequest | undefined;
  readonly shorter: LoanRequest | undefined;
  readonly longer: LoanRequest | undefined;
}

const over = (term: number, ...amounts: readonly number[]) =>
  thousands(...amounts).map((amount) => ({ amount, term }));

/**
 * Loans that are listed first, within the statutory limits of a new installation. Each one is among the page amounts
 * and terms.
 */
const commonLoans: Readonly<Record<LoanType, readonly LoanRequest[]>> = {
  ihtiyac: [...over(12, 25, 50), ...over(24, 100), ...over(36, 125), ...over(24, 250), ...over(12, 500)],
  tasit: [...over(24, 100), ...over(36, 200), ...over(36, 300), ...over(36, 400)],
  konut: over(120, 500, 1_000, 1_500, 2_000, 3_000, 5_000),
};

/**
 * Returns the loans of a type that have a page, sorted by amount and then term: those amounts and terms that the law
 * allows and at least one bank offers. Housing loans are calculated for a first home.
 */
export function loanPagesOf(tables: readonly LoanTable[], type: LoanType): LoanRequest[] {
  const requests = pageAmounts[type].flatMap((amount) => pageTerms(type).map((term) => ({ amount, term })));
  return possible(tables, type, requests);
}

/** Returns the loans of a type that are listed first and have a page. */
export function commonLoansOf(tables: readonly LoanTable[], type: LoanType): LoanRequest[] {
  return possible(tables, type, commonLoans[type]);
}

/** Whether a loan has a page. `pages` are all pages of its type. */
export function hasLoanPage(pages: readonly LoanRequest[], { amount, term }: LoanRequest): boolean {
  return pages.some((page) => page.amount === amount && page.term === term);
}

/**
 * Returns the pages closest to a page of its type. If another amount has no page for this term, its longest shorter
 * term is used.
 */
export function nearLoans(pages: readonly LoanRequest[], { amount, term }: LoanRequest): NearLoans {
  const amounts = [...new Set(pages.map((page) => page.amount))];
  const terms = pages.filter((page) => page.amount === amount);
  const overTerm = (other: number | undefined) =>
    pages.findLast((page) => page.amount === other && page.term <= term);
  return {
    less: overTerm(amounts.findLast((other) => other < amount)),
    more: overTerm(amounts.find((other) => other > amount)),
    shorter: terms.findLast((page) => page.term < term),
    longer: terms.find((page) => page.term > term),
  };
}

function possible(
  tables: readonly LoanTable[],
  type: LoanType,
  requests: readonly LoanRequest[],
): LoanRequest[] {
  const table = tableOf(tables, type);
  if (table === undefined) return [];
  const parameters = parametersOf(table, false);
  const offers = offersOf(table, feeTaxFor(tables, table, true));
  const isLawful = (request: LoanRequest) => statutoryWarning(parameters, request).kind === 'none';
  return requests.filter((request) => isLawful(request) && selectOffers(offers, request).length > 0);
}
