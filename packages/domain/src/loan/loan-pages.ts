import { type LoanType, loanRules } from './loan.ts';
import { type LoanRequest, selectOffers, statutoryWarning } from './loan-offer.ts';
import { feeTaxFor, type LoanTable, offersOf, parametersOf, tableOf } from './loan-table.ts';

/** The pages nearest to one: the next amounts that have a page, and the next terms. */
export interface NearLoans {
  readonly less: LoanRequest | undefined;
  readonly more: LoanRequest | undefined;
  readonly shorter: LoanRequest | undefined;
  readonly longer: LoanRequest | undefined;
}

const THOUSAND = 1_000;
const thousands = (...amounts: readonly number[]) => amounts.map((amount) => amount * THOUSAND);

/** The amounts that people look for, in whole TL, ascending: any other is calculated, and has no page of its own. */
export const pageAmounts: Readonly<Record<LoanType, readonly number[]>> = {
  ihtiyac: thousands(
    5,
    10,
    15,
    20,
    25,
    30,
    40,
    50,
    60,
    70,
    75,
    80,
    90,
    100,
    125,
    150,
    175,
    200,
    250,
    300,
    400,
    500,
  ),
  tasit: thousands(50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 350, 400),
  konut: thousands(
    250,
    500,
    750,
    1_000,
    1_250,
    1_500,
    1_750,
    2_000,
    2_500,
    3_000,
    4_000,
    5_000,
    7_500,
    10_000,
  ),
};

const over = (term: number, ...amounts: readonly number[]) =>
  thousands(...amounts).map((amount) => ({ amount, term }));

/** The loans that are named first, as the shipped law allows them; each is one of the steps. */
const commonLoans: Readonly<Record<LoanType, readonly LoanRequest[]>> = {
  ihtiyac: [...over(12, 25, 50), ...over(24, 100), ...over(36, 125), ...over(24, 250), ...over(12, 500)],
  tasit: [...over(24, 100), ...over(36, 200), ...over(36, 300), ...over(36, 400)],
  konut: over(120, 500, 1_000, 1_500, 2_000, 3_000, 5_000),
};

/** The longest term that is stated, and two that people ask for beyond it: between them a page would say little new. */
const LONG_TERMS = [180, 240];

/** The terms in months that have pages, ascending. */
export function pageTerms(type: LoanType): readonly number[] {
  const { terms, statedMaxTerm } = loanRules[type];
  return terms.filter((term) => term <= statedMaxTerm || LONG_TERMS.includes(term));
}

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

/** An amount and a term as a page's address has them: `100000-tl-12-ay`. */
export function writeLoanRequest({ amount, term }: LoanRequest): string {
  return `${amount}-tl-${term}-ay`;
}

/** Reads what `writeLoanRequest` writes; undefined where it is anything else, such as a number with a leading zero. */
export function readLoanRequest(text: string): LoanRequest | undefined {
  const [, amount, term] = /^([1-9]\d{0,11})-tl-([1-9]\d{0,2})-ay$/.exec(text) ?? [];
  return amount === undefined || term === undefined
    ? undefined
    : { amount: Number(amount), term: Number(term) };
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
