import type { NumberRange } from '../filter/campaign-filter.ts';
import { type LoanType, loanRules } from '../loan/loan.ts';
import { screenPaths } from '../screen/screens.generated.ts';
import type { ScreenParameter } from '../screen/screens.ts';
import { foldedWords } from '../text/turkish.ts';
import { isSoftWord } from './common-words.ts';
import type { QueryFigures } from './query-figures.ts';
import { stemPrefixes } from './search-query.ts';

/** Direct answer to the figures of a query: the prefilled loan calculator, or a filtered list. */
export type Shortcut =
  | {
      readonly kind: 'loan';
      readonly type: LoanType;
      readonly amount: number | null;
      readonly term: number | null;
    }
  | { readonly kind: 'list'; readonly price: NumberRange | null; readonly discount: number | null };

const loanWords = new Set([
  'kredi',
  'kredisi',
  'kredim',
  'borc',
  'finansman',
  'mortgage',
  'loan',
  'loans',
  'credit',
  'installment',
]);
const calculations = new Set(
  'hesapla hesaplama hesaplamasi hesaplamak hesaplayici calculator calculators calculate calculation'.split(
    ' ',
  ),
);
const interest = /(?<!\p{L})(?:faiz|interest)/u;
const loanStems = new Set([...loanWords].flatMap(stemPrefixes));
const typeWords: Readonly<Record<Exclude<LoanType, 'ihtiyac'>, ReadonlySet<string>>> = {
  konut: new Set(['konut', 'ev', 'daire', 'villa', 'mortgage', 'home', 'house', 'housing']),
  tasit: new Set(['tasit', 'otomobil', 'araba', 'arac', 'motosiklet', 'car', 'vehicle']),
};

/** Largest amount in TL that any bank lends, by loan type. */
export type LargestAmounts = Readonly<Partial<Record<LoanType, number>>>;

/**
 * Returns the shortcut for the figures of a query, or to the calculator that it asks for, or undefined. `words` are its
 * other words and their meanings, `heads` those that name what is searched: "interneti" in "ev interneti", which is no
 * house. An amount that no bank lends is not part of it.
 */
export function shortcutOf(
  figures: QueryFigures,
  words: readonly string[],
  largest: LargestAmounts,
  heads: readonly string[] = words,
): Shortcut | undefined {
  const { amount, percent, months, isInInstallments } = figures;
  const sum = amount?.kind === 'sum' && amount.sum > 0 ? amount.sum : null;
  const isLoan = words.some((word) => loanWords.has(word));
  const type = isLoan || words.length === 0 ? typeOf(words, figures) : typeOf(heads, undefined);
  const isLent = sum !== null && sum >= loanRules[type].minimumAmount && sum <= (largest[type] ?? 0);
  const lent = isLent ? sum : null;
  const isPaidMonthly = months !== null && !isInInstallments && (lent !== null || type !== 'ihtiyac');
  const isBare = words.length === 0 && !isInInstallments;
  const asksToCalculate = isLoan && words.some((word) => calculations.has(word));
  const isBareLoan = isBare && (sum === null ? months : lent) !== null;
  if ((isLoan && (sum ?? months) !== null) || isPaidMonthly || isBareLoan || asksToCalculate) {
    return { kind: 'loan', type, amount: lent, term: months === null ? null : nearestTerm(type, months) };
  }
  // "100 bin TL mevduat" is a sum to save.
  const isSaved = words.includes('mevduat') && amount?.kind === 'sum';
  const price =
    amount?.kind === 'range' ? { from: amount.from, to: amount.to } : upTo(isBare || isSaved ? null : sum);
  // "%3 faizli kredi" is not discounted.
  const discount = interest.test(figures.words) ? null : percent;
  return price === null && discount === null ? undefined : { kind: 'list', price, discount };
}

function upTo(sum: number | null): NumberRange | null {
  return sum === null ? null : { from: null, to: sum };
}

/**
 * Returns the type that the words name, or one that runs as long as the loan that the figures describe. Any other loan,
 * such as one for a telephone, is a personal one, however long it is.
 */
function typeOf(words: readonly string[], loan: QueryFigures | undefined): LoanType {
  if (words.some((word) => typeWords.konut.has(word))) return 'konut';
  if (words.some((word) => typeWords.tasit.has(word))) return 'tasit';
  const months = loan?.months ?? 0;
  const isOther = foldedWords(loan?.words ?? '').some((word) => !isLoanWord(word) && !isSoftWord(word));
  if (isOther || months <= Math.max(...loanRules.ihtiyac.terms)) return 'ihtiyac';
  return months <= Math.max(...loanRules.tasit.terms) ? 'tasit' : 'konut';
}

function isLoanWord(word: string): boolean {
  return stemPrefixes(word).some((stem) => loanStems.has(stem));
}

/** Returns the calculator's term closest to a number of months. */
function nearestTerm(type: LoanType, months: number): number {
  const { terms } = loanRules[type];
  return terms.reduce((left, right) => (Math.abs(right - months) < Math.abs(left - months) ? right : left));
}

/** Returns the Turkish path of the prefilled calculator. */
export function loanAddress({ type, amount, term }: Extract<Shortcut, { kind: 'loan' }>): string {
  const fields: readonly (readonly [ScreenParameter<'loans'>, string | number | null])[] = [
    ['tur', type],
    ['tutar', amount],
    ['vade', term],
  ];
  const query = fields.filter(([, value]) => value !== null).map(([name, value]) => `${name}=${value}`);
  return `${screenPaths.loans}?${query.join('&')}`;
}
