import type { LoanType } from './loan.ts';
import { type LoanRequest, selectOffers, statutoryWarning } from './loan-offer.ts';
import { pageAmounts, pageTerms, thousands } from './loan-steps.ts';
import { feeTaxFor, type LoanTable, offersOf, parametersOf, tableOf } from './loan-table.ts';

/** The pages nearest to one: the next amounts that have a page, and the next terms. */
export interface NearLoans {
  readonly less: LoanRequest | undefined;
  readonly more: LoanRequest | undefined;
  readonly shorter: LoanRequest | undefined;
  readonly longer: LoanRequest | undefined;
}

const over = (term: number, ...amounts: readonly number[]) =>
  thousands(...amounts).map((amount) => ({ amount, term }));

/** The loans that are named first, as the shipped law allows them; each is one of the steps. */
const commonLoans: Readonly<Record<LoanType, readonly LoanRequest[]>> = {
  ihtiyac: [...over(12, 25, 50), ...over(24, 100), ...over(36, 125), ...over(24, 250), ...over(12, 500)],
  tasit: [...over(24, 100), ...over(36, 200), ...over(36, 300), ...over(36, 400)],
  konut: over(120, 500, 1_000, 1_500, 2_000, 3_000, 5_000),
};

/**
 * The amounts and terms of a loan type that have a page, by amount and then by term: those of the steps that the law
 * allows and some bank lends. A housing loan is taken for a first home.
 */
export function loanPagesOf(tables: readonly LoanTable[], type: LoanType): LoanRequest[] {
  const requests = pageAmounts[type].flatMap((amount) => pageTerms(type).map((term) => ({ amount, term })));
  return possible(tables, type, requests);
}

/** The loans of a type that are named first, as far as they have a page. */
export function commonLoansOf(tables: readonly LoanTable[], type: LoanType): LoanRequest[] {
  return possible(tables, type, commonLoans[type]);
}

/** Whether an amount and a term have a page among those of their type. */
export function hasLoanPage(pages: readonly LoanRequest[], { amount, term }: LoanRequest): boolean {
  return pages.some((page) => page.amount === amount && page.term === term);
}

/** The neighbours of a page among those of its type; another amount over a term that it has no page for is over a shorter one. */
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
