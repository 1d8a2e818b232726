import type { FieldProblem } from '../refusal.ts';
import { readMoney, readRate } from '../text/figure.ts';
import { foldTurkish } from '../text/turkish.ts';
import { readTermBands } from './bands.ts';
import { isLoanType, type LoanType, loanRules } from './loan.ts';
import { type OfferTerms, problemsOfTerms } from './offer-terms.ts';

/** What a column of a table of rates holds: a term in months, or one of the other figures. */
export type ImportColumn =
  | { readonly kind: 'term'; readonly term: number }
  | { readonly kind: 'bank' | 'type' | 'minAmount' | 'maxAmount' | 'maxTermByAmount' | 'productUrl' };

/** What is wrong with one cell, by the name of its column. */
export interface CellProblem {
  readonly column: string;
  readonly problem: FieldProblem;
}

/** One row as it was read: which bank's offer it would make, or what is wrong with it. */
export type ReadRow =
  | { readonly kind: 'terms'; readonly terms: OfferTerms }
  | { readonly kind: 'refused'; readonly problems: readonly CellProblem[] };

const names: Readonly<Record<string, Exclude<ImportColumn['kind'], 'term'>>> = {
  banka: 'bank',
  bank: 'bank',
  'kredi turu': 'type',
  tur: 'type',
  'loan type': 'type',
  type: 'type',
  'en az': 'minAmount',
  'en az tutar': 'minAmount',
  minimum: 'minAmount',
  'en cok': 'maxAmount',
  'en cok tutar': 'maxAmount',
  maximum: 'maxAmount',
  'en uzun vade': 'maxTermByAmount',
  'longest term': 'maxTermByAmount',
  adres: 'productUrl',
  'product page': 'productUrl',
  address: 'productUrl',
};

const typeNames: Readonly<Record<string, LoanType>> = {
  personal: 'ihtiyac',
  vehicle: 'tasit',
  housing: 'konut',
};

/** What a column is, by its head: `12`, `12 ay`, `12 months`, `Banka`; undefined for one that we do not know. */
export function importColumn(head: string): ImportColumn | undefined {
  const folded = foldTurkish(head).trim();
  const term = /^(\d{1,3})(?: ?(?:ay|months?))?$/.exec(folded)?.[1];
  if (term !== undefined) return { kind: 'term', term: Number(term) };
  const kind = Object.hasOwn(names, folded) ? names[folded] : undefined;
  return kind === undefined ? undefined : { kind };
}

/** Reads a loan type as people write it: `ihtiyac`, `İhtiyaç kredisi`, `personal`. */
export function readLoanType(text: string): LoanType | undefined {
  const folded = foldTurkish(text)
    .replace(/ ?(?:kredisi|loan)$/, '')
    .trim();
  if (isLoanType(folded)) return folded;
  return Object.hasOwn(typeNames, folded) ? typeNames[folded] : undefined;
}

/**
 * Reads a row of rates over what its bank offers now: an empty cell leaves a figure as it is, and a minus takes a rate
 * away. All that is wrong with it is told at once.
 */
export function readRateRow(
  type: LoanType,
  cells: readonly { readonly column: ImportColumn; readonly head: string; readonly text: string }[],
  held: OfferTerms | undefined,
): ReadRow {
  const problems: CellProblem[] = [];
  const rates: Record<string, number> = { ...held?.rates };
  const given: {
    minAmount?: number;
    maxAmount?: number;
    maxTermByAmount?: OfferTerms['maxTermByAmount'];
    productUrl?: string;
  } = {};
  const blame = (column: string, problem: FieldProblem) => problems.push({ column, problem });
  for (const { column, head, text } of cells) {
    if (text.trim() === '') continue;
    if (column.kind === 'term') {
      if (/^[-–—]$/.test(text.trim())) delete rates[column.term];
      else {
        const rate = readRate(text);
        if (rate === undefined) blame(head, 'not-a-number');
        else rates[column.term] = rate;
      }
    } else if (column.kind === 'minAmount' || column.kind === 'maxAmount') {
      const amount = readMoney(text);
      if (amount === undefined) blame(head, 'not-a-number');
      else given[column.kind] = amount;
    } else if (column.kind === 'maxTermByAmount') {
      const bands = readTermBands(text);
      if (bands.kind === 'problem') blame(head, bands.problem);
      else given.maxTermByAmount = bands.value;
    } else if (column.kind === 'productUrl') given.productUrl = text.trim();
  }
  if (problems.length > 0) return { kind: 'refused', problems };
  const terms: OfferTerms = {
    rates,
    minAmount: given.minAmount ?? held?.minAmount ?? loanRules[type].minimumAmount,
    maxAmount: given.maxAmount ?? held?.maxAmount ?? -1,
    maxTermByAmount: given.maxTermByAmount ?? held?.maxTermByAmount ?? [],
    productUrl: given.productUrl ?? held?.productUrl ?? '',
    isListed: held?.isListed ?? true,
  };
  return rowOf(type, terms, cells);
}

function rowOf(type: LoanType, terms: OfferTerms, cells: Parameters<typeof readRateRow>[1]): ReadRow {
  const headOf = (name: string) =>
    cells.find(({ column }) => (column.kind === 'term' ? `rates.${column.term}` : column.kind) === name)
      ?.head ?? name;
  const problems = Object.entries(problemsOfTerms(type, terms)).map(([name, problem]) => ({
    column: headOf(name),
    problem: name === 'maxAmount' && terms.maxAmount < 0 ? ('required' as const) : problem,
  }));
  return problems.length === 0 ? { kind: 'terms', terms } : { kind: 'refused', problems };
}
