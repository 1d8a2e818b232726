import { readScaledNumber, wholeDigits } from '../text/typed-number.ts';

/** Loan types in the order of the calculator: personal, vehicle, housing. Their names are those of URLs and data. */
export const loanTypes = ['ihtiyac', 'tasit', 'konut'] as const;

/** Loan type: `ihtiyac` is personal, `tasit` vehicle, `konut` housing. */
export type LoanType = (typeof loanTypes)[number];

/** Limits of a loan type's form: terms in months, amounts in whole TL. */
export interface LoanTypeRules {
  /** Selectable terms, ascending. */
  readonly terms: readonly number[];
  /** Longest term, as stated in the helper text. */
  readonly statedMaxTerm: number;
  /** Longest term that is kept when the user switches to this loan type. */
  readonly correctedMaxTerm: number;
  readonly minimumAmount: number;
}

/** Specified limits of each loan type. */
export const loanRules: Readonly<Record<LoanType, LoanTypeRules>> = {
  ihtiyac: {
    terms: [3, 6, 9, 12, 18, 24, 30, 36],
    statedMaxTerm: 36,
    correctedMaxTerm: 36,
    minimumAmount: 1_000,
  },
  tasit: { terms: [12, 24, 36, 48], statedMaxTerm: 72, correctedMaxTerm: 48, minimumAmount: 50_000 },
  konut: {
    terms: Array.from({ length: 20 }, (_, index) => 12 * (index + 1)),
    statedMaxTerm: 120,
    correctedMaxTerm: 120,
    minimumAmount: 100_000,
  },
};

/** Default term of the form, in months. */
export const DEFAULT_TERM = 36;

/** Amounts in TL that a bank lends when its offer sets no limits. */
export const DEFAULT_AMOUNT_RANGE = { min: 1_000, max: 2_000_000 } as const;

/** Input of the loan form: amount in whole TL (`null` while the field is empty), term in months. */
export interface LoanForm {
  readonly type: LoanType;
  readonly amount: number | null;
  readonly term: number;
}

/** Validity of the amount. `minimum` is in whole TL. */
export type AmountCheck =
  | { readonly kind: 'ok'; readonly amount: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'below-minimum'; readonly minimum: number };

/** Whether a text from outside is a loan type. */
export function isLoanType(text: string): text is LoanType {
  return loanTypes.some((type) => type === text);
}

/** Returns the monthly installment of the standard annuity, unrounded and in the unit of the principal. */
export function annuity(principal: number, monthlyRatePercent: number, term: number): number {
  const rate = monthlyRatePercent / 100;
  if (rate === 0) return principal / term;
  // `expm1` and `log1p` keep the precision that 1 − (1+i)^−n loses at very small rates.
  return (principal * rate) / -Math.expm1(-term * Math.log1p(rate));
}

/**
 * Returns the form after a change of the loan type: a disallowed term becomes the longest one, the term is capped, and
 * the amount is raised to the minimum.
 */
export function correctedForType(form: LoanForm, type: LoanType): LoanForm {
  if (type === form.type) return form;
  const { terms, correctedMaxTerm, minimumAmount } = loanRules[type];
  const allowed = terms.includes(form.term) ? form.term : (terms.at(-1) ?? DEFAULT_TERM);
  return {
    type,
    amount: form.amount === null ? null : Math.max(form.amount, minimumAmount),
    term: Math.min(allowed, correctedMaxTerm),
  };
}

// Twelve digits are exact even in kuruş.
const MOST_DIGITS = 12;
const LARGEST_AMOUNT = 10 ** MOST_DIGITS - 1;

/** Reads the amount field: `250 bin`, or otherwise its digits as whole TL. Null without digits. */
export function parseAmount(typed: string): number | null {
  const scaled = readScaledNumber(typed);
  if (scaled !== null) return Math.min(scaled, LARGEST_AMOUNT);
  const digits = wholeDigits(typed).slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
}

/** Formats whole TL with Turkish thousands separators (`1.250.000`). Null becomes an empty text. */
export function formatAmountInput(amount: number | null): string {
  return amount === null ? '' : String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Checks an amount in whole TL against the minimum of its loan type. */
export function checkAmount(type: LoanType, amount: number | null): AmountCheck {
  if (amount === null) return { kind: 'empty' };
  const minimum = loanRules[type].minimumAmount;
  return amount < minimum ? { kind: 'below-minimum', minimum } : { kind: 'ok', amount };
}
