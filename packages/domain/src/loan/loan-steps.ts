import { type LoanType, loanRules } from './loan.ts';
import type { LoanRequest } from './loan-offer.ts';

const THOUSAND = 1_000;
/** Amounts in thousands of TL. */
export const thousands = (...amounts: readonly number[]) => amounts.map((amount) => amount * THOUSAND);

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

/** The longest term that is stated, and two that people ask for beyond it: between them a page would say little new. */
const LONG_TERMS = [180, 240];

/** The terms in months that have pages, ascending. */
export function pageTerms(type: LoanType): readonly number[] {
  const { terms, statedMaxTerm } = loanRules[type];
  return terms.filter((term) => term <= statedMaxTerm || LONG_TERMS.includes(term));
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
