/** The loan types in the order of the calculator: personal, vehicle, housing (named as in URLs and data). */
export const loanTypes = ['ihtiyac', 'tasit', 'konut'] as const;

/** A loan type: `ihtiyac` personal, `tasit` vehicle, `konut` housing. */
export type LoanType = (typeof loanTypes)[number];

/** The limits of one loan type's form: terms in months, amounts in whole TL. */
export interface LoanTypeRules {
  /** Terms that can be chosen, ascending. */
  readonly terms: readonly number[];
  /** The longest term as the helper text states it. */
  readonly statedMaxTerm: number;
  /** The longest term that the correction on a change of type leaves standing. */
  readonly correctedMaxTerm: number;
  readonly minimumAmount: number;
}

/** The specified limits of each loan type. */
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

/** The term in months with which the form opens. */
export const DEFAULT_TERM = 36;

/** The amounts in TL that a bank lends when its offer does not say. */
export const DEFAULT_AMOUNT_RANGE = { min: 1_000, max: 2_000_000 } as const;

/** What the person asks for: the amount in whole TL (`null` while the field is empty), the term in months. */
export interface LoanForm {
  readonly type: LoanType;
  readonly amount: number | null;
  readonly term: number;
}

/** Whether the amount can be calculated with; `minimum` in whole TL. */
export type AmountCheck =
  | { readonly kind: 'ok'; readonly amount: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'below-minimum'; readonly minimum: number };

/** Tells whether a text from outside names a loan type. */
export function isLoanType(text: string): text is LoanType {
  return loanTypes.some((type) => type === text);
}

/** The monthly installment of the standard annuity, unrounded, in the unit of the principal. */
export function annuity(principal: number, monthlyRatePercent: number, term: number): number {
  const rate = monthlyRatePercent / 100;
  if (rate === 0) return principal / term;
  // expm1 and log1p keep the digits that 1 − (1+i)^−n loses at very small rates.
  return (principal * rate) / -Math.expm1(-term * Math.log1p(rate));
}

/** The form after another loan type was chosen: its term allowed and capped, its amount at least the minimum. */
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

/** Kuruş behind a comma, or behind a dot that groups no thousands: `1.000,50`, `100000.50`, `100,000.50`. */
const kurus = /(?:,|(?<=\d{4}|,\d{3})\.)\d{0,2}$/;

/** Reads what was typed into the amount field: its digits as whole TL, `null` when there are none. */
export function parseAmount(typed: string): number | null {
  // A pasted "1.000,50" loses its kuruş instead of becoming a hundred times as much; twelve digits stay exact in kuruş.
  const digits = typed.trim().replace(kurus, '').replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

/** Shows whole TL with Turkish thousand separators (`1.250.000`), an empty field for `null`. */
export function formatAmountInput(amount: number | null): string {
  return amount === null ? '' : String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Checks the amount of a form against the minimum of its type. */
export function checkAmount(type: LoanType, amount: number | null): AmountCheck {
  if (amount === null) return { kind: 'empty' };
  const minimum = loanRules[type].minimumAmount;
  return amount < minimum ? { kind: 'below-minimum', minimum } : { kind: 'ok', amount };
}
