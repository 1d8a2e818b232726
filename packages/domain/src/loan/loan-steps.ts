import { type LoanType, loanRules } from './loan.ts';
import type { LoanRequest } from './loan-offer.ts';

const THOUSAND = 1_000;
/** Converts thousands of TL to TL. */
export const thousands = (...amounts: readonly number[]) => amounts.map((amount) => amount * THOUSAND);

/**
 * Amounts that people search for, in whole TL, ascending. Other amounts can be calculated, but have no page of their
 * own.
 */
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

/**
 * Long terms with pages, in months, in addition to those up to `statedMaxTerm`. Pages for the terms between them would
 * add little.
 */
const LONG_TERMS = [180, 240];

/** Returns the terms in months that have pages, ascending. */
export function pageTerms(type: LoanType): readonly number[] {
  const { terms, statedMaxTerm } = loanRules[type];
  return terms.filter((term) => term <= statedMaxTerm || LONG_TERMS.includes(term));
}

/** Writes an amount and a term as the last segment of a page's path: `100000-tl-12-ay`. */
export function writeLoanRequest({ amount, term }: LoanRequest): string {
  return `${amount}-tl-${term}-ay`;
}

/**
 * Reads the format of `writeLoanRequest`. Returns undefined for any other text, such as a number with a leading zero.
 */
export function readLoanRequest(text: string): LoanRequest | undefined {
  const [, amount, term] = /^([1-9]\d{0,11})-tl-([1-9]\d{0,2})-ay$/.exec(text) ?? [];
  return amount === undefined || term === undefined
    ? undefined
    : { amount: Number(amount), term: Number(term) };
}

/** Reads an amount without a term, `100000-tl`. Returns undefined for any other text. */
export function readAmountAlone(text: string): number | undefined {
  const [, amount] = /^([1-9]\d{0,11})-tl$/.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount);
}
