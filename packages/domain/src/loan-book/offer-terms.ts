import { readWebsite } from '../brand/website.ts';
import { type LoanType, loanRules } from '../loan/loan.ts';
import type { LoanOffer } from '../loan/loan-offer.ts';
import type { TermBand } from '../loan/loan-parameters.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { areTermBands } from './bands.ts';

/** Terms of a bank's offer from a day on. Amounts are in TL, monthly rates in percent by term in months. */
export interface OfferTerms {
  readonly rates: Readonly<Record<string, number>>;
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly maxTermByAmount: readonly TermBand[];
  readonly productUrl: string;
  /** Whether visitors see the offer. */
  readonly isListed: boolean;
}

/** Longest name of a bank that is added with its first offer, in characters. */
export const BANK_NAME_LIMIT = 80;

/** Highest plausible monthly rate, in percent. Higher ones are typing errors. */
const HIGHEST_RATE = 15;

/** Largest amount of an offer, in TL. */
const HIGHEST_AMOUNT = 999_999_999_999;

const LONGEST_ADDRESS = 500;

/** Returns the problems of an offer by field (`rates.12`, `minAmount`, …). Empty when it may be published. */
export function problemsOfTerms(type: LoanType, terms: OfferTerms): FieldProblems {
  const { rates, minAmount, maxAmount, maxTermByAmount, productUrl } = terms;
  const found: Record<string, FieldProblem> = {};
  for (const [term, rate] of Object.entries(rates)) {
    const wrong = loanRules[type].terms.includes(Number(term)) ? problemOfRate(rate) : 'not-a-choice';
    if (wrong !== undefined) found[`rates.${term}`] = wrong;
  }
  if (minAmount < loanRules[type].minimumAmount) found.minAmount = 'below-minimum';
  if (maxAmount < minAmount) found.maxAmount = 'below-minimum';
  if (maxAmount > HIGHEST_AMOUNT) found.maxAmount = 'above-maximum';
  if (!areTermBands(maxTermByAmount)) found.maxTermByAmount = 'invalid';
  const address = readWebsite(productUrl, LONGEST_ADDRESS);
  if (address.kind === 'problem') found.productUrl = address.problem;
  return found;
}

/** Returns the names of the fields in which two offers of a bank differ, rates first (`rates.12`, `minAmount`, …). */
export function changedTerms(before: OfferTerms | undefined, after: OfferTerms): string[] {
  const terms = new Set([...Object.keys(before?.rates ?? {}), ...Object.keys(after.rates)]);
  const rates = [...terms]
    .sort((one, other) => Number(one) - Number(other))
    .filter((term) => before?.rates[term] !== after.rates[term])
    .map((term) => `rates.${term}`);
  const names = ['minAmount', 'maxAmount', 'maxTermByAmount', 'productUrl', 'isListed'] as const;
  const others = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]));
  return [...rates, ...others];
}

/**
 * Converts terms to an offer for the comparison. `feeRate` is the allocation fee as a share of the principal, including
 * its tax.
 */
export function offerOfTerms(
  type: LoanType,
  bank: { readonly id: string; readonly name: string },
  { rates, minAmount, maxAmount, maxTermByAmount, productUrl }: OfferTerms,
  feeRate: number,
): LoanOffer {
  return {
    type,
    bankId: bank.id,
    bankName: bank.name,
    logo: null,
    productUrl,
    rates,
    maxTermByAmount,
    minAmount,
    maxAmount,
    feeRate,
    validFrom: '',
  };
}

function problemOfRate(rate: number): FieldProblem | undefined {
  if (!Number.isFinite(rate)) return 'not-a-number';
  if (rate < 0) return 'below-minimum';
  return rate > HIGHEST_RATE ? 'above-maximum' : undefined;
}
