import { readWebsite } from '../brand/website.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { areTermBands } from './bands.ts';
import { type LoanType, loanRules } from './loan.ts';
import type { LoanOffer } from './loan-offer.ts';
import type { TermBand } from './loan-parameters.ts';

/** What one bank offers in one loan type from a day on; amounts in TL, monthly rates in percent by term in months. */
export interface OfferTerms {
  readonly rates: Readonly<Record<string, number>>;
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly maxTermByAmount: readonly TermBand[];
  readonly productUrl: string;
  /** Whether visitors see it. */
  readonly isListed: boolean;
}

/** Above it a monthly rate in percent is a slip of the hand. */
const HIGHEST_RATE = 15;

/** The largest amount in TL that an offer may name. */
const HIGHEST_AMOUNT = 999_999_999_999;

const LONGEST_ADDRESS = 500;

/** What is wrong with an offer, by `rates.12`, `minAmount` and so on; nothing where it may be published. */
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

/** What differs between two offers of a bank, by `rates.12`, `minAmount` and so on, in that order. */
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

/** An offer as the comparison takes it; `feeRate` is the allocation fee as a share of the principal, with its tax. */
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
