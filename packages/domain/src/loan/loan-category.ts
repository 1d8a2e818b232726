import type { ScreenParameter } from '../screen/screens.ts';
import { type LoanType, loanRules, loanTypes } from './loan.ts';

/** Words in the slug of a category whose loans the calculator compares. */
const typeWords: Readonly<Record<LoanType, readonly string[]>> = {
  ihtiyac: ['ihtiyac'],
  tasit: ['tasit', 'arac', 'otomobil'],
  konut: ['konut', 'ev'],
};

/** Returns the loan type of a category by its slug: vehicle for `elektrikli-arac-kredisi`, none for `kredi-karti`. */
export function loanTypeOf(slug: string): LoanType | undefined {
  const words = slug.split('-');
  if (!/^kredi(?:si|ler|leri)?$/.test(words.at(-1) ?? '')) return undefined;
  return loanTypes.find((type) => typeWords[type].some((word) => words.includes(word)));
}

/**
 * Returns the query of the calculator for a campaign of these categories: the type of loan, and the term if it can be
 * chosen there. Null when it is no such loan.
 */
export function calculatorOf(
  categories: readonly { readonly slug: string }[],
  term: number | null,
): string | null {
  const type = categories.flatMap(({ slug }) => loanTypeOf(slug) ?? []).at(-1);
  if (type === undefined) return null;
  const fields: readonly (readonly [ScreenParameter<'loans'>, string | number])[] = [
    ['tur', type],
    ...(term !== null && loanRules[type].terms.includes(term) ? ([['vade', term]] as const) : []),
  ];
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}
