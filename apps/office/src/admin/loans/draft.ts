import type { OfferRow } from '@ayrac/contract/office/loan-books.ts';
import { type LoanType, loanRules } from '@ayrac/domain/loan/loan.ts';
import { readTermBands, writeTermBands } from '@ayrac/domain/loan-book/bands.ts';
import { changedTerms, type OfferTerms, problemsOfTerms } from '@ayrac/domain/loan-book/offer-terms.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { readMoney, readRate } from '@ayrac/domain/text/figure.ts';
import { exactDecimals, formatNumber } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { type Cells, cellKey, cellPlace } from '#office/sheet/block.ts';

/** A bank of the table with its current offer, undefined for a bank that was just added. */
export interface BankRow {
  readonly bankId: string;
  readonly bankName: string;
  readonly held: OfferRow | undefined;
}

/** A bank with its future offer. */
export interface DraftOffer extends OfferTerms {
  readonly bankId: string;
  readonly bankName: string;
  /** Names of changed cells, such as `rates.12`. Empty if the offer is confirmed without changes. */
  readonly changed: readonly string[];
}

/** Columns other than the rates, in the order of the table. */
export const limitColumns = ['minAmount', 'maxAmount', 'maxTermByAmount', 'productUrl', 'isListed'] as const;

const RATES = 'rates.';

/** Returns the column of the rates of a term. */
export const rateColumn = (term: number | string) => `${RATES}${term}`;

/** Returns the term whose rates a column shows, or undefined for the other columns. */
export function termOf(column: string): string | undefined {
  return column.startsWith(RATES) ? column.slice(RATES.length) : undefined;
}

const yes = { tr: 'Evet', en: 'Yes' } as const;
const no = { tr: 'Hayır', en: 'No' } as const;

/** Returns the text of an offer's cell. Empty if there is no value. */
export function cellText(terms: OfferTerms, column: string, locale: Locale): string {
  if (column === 'maxTermByAmount') return writeTermBands(terms.maxTermByAmount, locale);
  if (column === 'productUrl') return terms.productUrl;
  if (column === 'isListed') return (terms.isListed ? yes : no)[locale];
  if (column === 'minAmount' || column === 'maxAmount') return formatNumber(terms[column], locale);
  const rate = terms.rates[termOf(column) ?? column];
  return rate === undefined ? '' : formatNumber(rate, locale, { decimals: exactDecimals(rate, 2) });
}

/** Returns the changed or confirmed offers and the problems of single cells. Unchanged offers are left out. */
export function draftOf(
  type: LoanType,
  banks: readonly BankRow[],
  typed: Cells,
  confirmed: ReadonlySet<string>,
): { readonly offers: readonly DraftOffer[]; readonly problems: Readonly<Record<string, FieldProblem>> } {
  const problems: Record<string, FieldProblem> = {};
  const offers: DraftOffer[] = [];
  for (const { bankId, bankName, held } of banks) {
    const rates: Record<string, number> = { ...held?.rates };
    let terms: OfferTerms = held === undefined ? emptyTerms(type) : termsOf(held);
    const own = Object.entries(typed).filter(([key]) => cellPlace(key)[0] === bankId);
    for (const [key, text] of own) {
      const [, column] = cellPlace(key);
      const term = termOf(column);
      if (term !== undefined) readRateInto(rates, term, text, () => (problems[key] = 'not-a-number'));
      else {
        const read = readLimit(column, text);
        if (read === undefined) problems[key] = column === 'isListed' ? 'not-a-choice' : 'invalid';
        else terms = { ...terms, ...read };
      }
    }
    terms = { ...terms, rates };
    const changed = changedTerms(held === undefined ? undefined : termsOf(held), terms);
    if (held !== undefined && changed.length === 0 && !confirmed.has(bankId)) continue;
    for (const [name, problem] of Object.entries(problemsOfTerms(type, terms))) {
      problems[cellKey(bankId, name)] ??= name === 'maxAmount' && terms.maxAmount < 0 ? 'required' : problem;
    }
    offers.push({ ...terms, bankId, bankName, changed });
  }
  return { offers, problems };
}

/** Returns only the terms of an offer. */
export function termsOf({
  rates,
  minAmount,
  maxAmount,
  maxTermByAmount,
  productUrl,
  isListed,
}: OfferTerms): OfferTerms {
  return { rates, minAmount, maxAmount, maxTermByAmount, productUrl, isListed };
}

function emptyTerms(type: LoanType): OfferTerms {
  return {
    rates: {},
    minAmount: loanRules[type].minimumAmount,
    maxAmount: -1,
    maxTermByAmount: [],
    productUrl: '',
    isListed: true,
  };
}

function readRateInto(rates: Record<string, number>, term: string, text: string, fail: () => void): void {
  if (text === '' || /^[-–—]$/.test(text)) {
    delete rates[term];
    return;
  }
  const rate = readRate(text);
  if (rate === undefined) fail();
  else rates[term] = rate;
}

function readLimit(column: string, text: string): Partial<OfferTerms> | undefined {
  if (column === 'productUrl') return { productUrl: text };
  if (column === 'maxTermByAmount') {
    const bands = readTermBands(text);
    return bands.kind === 'ok' ? { maxTermByAmount: bands.value } : undefined;
  }
  if (column === 'isListed') {
    const folded = foldTurkish(text);
    if (['evet', 'yes', '1', 'true'].includes(folded)) return { isListed: true };
    return ['hayir', 'no', '0', 'false', ''].includes(folded) ? { isListed: false } : undefined;
  }
  const amount = readMoney(text);
  return amount === undefined ? undefined : { [column]: amount };
}
