import type { Fields } from '../field/field.ts';
import { isClearing, readYesNo } from '../import/cell-text.ts';
import { isLoanType, type LoanType, loanRules, loanTypes } from '../loan/loan.ts';
import { dayField } from '../record/record-field.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { readMoney, readRate } from '../text/figure.ts';
import { foldTurkish } from '../text/turkish.ts';
import { readTermBands } from './bands.ts';
import { type OfferTerms, problemsOfTerms } from './offer-terms.ts';
import { provenanceFields } from './provenance.ts';

/** Fields of an imported row besides its figures: bank, loan type, first day of validity, and source. */
export const rateRowFields = {
  bank: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
  loanType: { kind: 'choice', isRequired: true, choices: loanTypes },
  ...provenanceFields,
  from: dayField({ isRequired: true }),
} as const satisfies Fields;

const limits = ['minAmount', 'maxAmount', 'maxTermByAmount', 'productUrl', 'isListed'] as const;

/** Terms of all loan types in months, ascending. */
const terms = [...new Set(loanTypes.flatMap((type) => loanRules[type].terms))].toSorted((a, b) => a - b);

/** Figures that a row may contain, by the names that `changedTerms` uses. */
export const rateFigures: readonly string[] = [...limits, ...terms.map((term) => `rates.${term}`)];

const typeNames: Readonly<Record<string, LoanType>> = {
  personal: 'ihtiyac',
  vehicle: 'tasit',
  housing: 'konut',
};

/**
 * Reads a loan type as people write it: `ihtiyac`, `İhtiyaç kredisi`, `personal`. Returns undefined for any other text.
 */
export function readLoanType(text: string): LoanType | undefined {
  const folded = foldTurkish(text)
    .replace(/ ?(?:kredisi|loan)$/, '')
    .trim();
  if (isLoanType(folded)) return folded;
  return Object.hasOwn(typeNames, folded) ? typeNames[folded] : undefined;
}

/** Parsed row: the resulting offer, or its problems. */
export type ReadRates =
  | { readonly kind: 'ok'; readonly terms: OfferTerms }
  | { readonly kind: 'refused'; readonly problems: FieldProblems };

/**
 * Applies the figures of a row to the bank's current offer, by name (`rates.12`, `minAmount`, …). An empty cell leaves
 * a figure unchanged; a single dash removes a rate or the limits of terms. Returns all problems at once.
 */
export function readRates(
  type: LoanType,
  cells: Readonly<Record<string, string>>,
  held: OfferTerms | undefined,
): ReadRates {
  const problems: Record<string, FieldProblem> = {};
  const rates: Record<string, number> = { ...held?.rates };
  const given: { -readonly [Name in keyof OfferTerms]?: OfferTerms[Name] } = {};
  for (const [name, text] of Object.entries(cells)) {
    if (text.trim() === '') continue;
    if (name.startsWith('rates.')) {
      const term = name.slice('rates.'.length);
      const rate = readRate(text);
      if (isClearing(text)) delete rates[term];
      else if (rate === undefined) problems[name] = 'not-a-number';
      else rates[term] = rate;
    } else if (name === 'minAmount' || name === 'maxAmount') {
      const amount = readMoney(text);
      if (amount === undefined) problems[name] = 'not-a-number';
      else given[name] = amount;
    } else if (name === 'maxTermByAmount') {
      const bands = readTermBands(isClearing(text) ? '' : text);
      if (bands.kind === 'problem') problems[name] = bands.problem;
      else given[name] = bands.value;
    } else if (name === 'isListed') {
      const answer = readYesNo(text);
      if (answer === undefined) problems[name] = 'not-a-yes-or-no';
      else given[name] = answer;
    } else if (name === 'productUrl') given[name] = text.trim();
  }
  const read: OfferTerms = {
    minAmount: held?.minAmount ?? loanRules[type].minimumAmount,
    maxAmount: held?.maxAmount ?? -1,
    maxTermByAmount: held?.maxTermByAmount ?? [],
    productUrl: held?.productUrl ?? '',
    isListed: held?.isListed ?? true,
    ...given,
    rates,
  };
  const all: FieldProblems = { ...problemsOf(type, read), ...problems };
  return Object.keys(all).length === 0 ? { kind: 'ok', terms: read } : { kind: 'refused', problems: all };
}

function problemsOf(type: LoanType, read: OfferTerms): FieldProblems {
  const found = problemsOfTerms(type, read);
  return read.maxAmount < 0 ? { ...found, maxAmount: 'required' } : found;
}
