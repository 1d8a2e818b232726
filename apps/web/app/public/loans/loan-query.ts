import {
  checkAmount,
  DEFAULT_TERM,
  isLoanType,
  type LoanForm,
  loanRules,
  parseAmount,
} from '@ayrac/domain/loan/loan.ts';
import type { LoanOrder } from '@ayrac/domain/loan/loan-offer.ts';

/** All inputs of a calculation, as in the page's address. */
export interface LoanQuery {
  readonly form: LoanForm;
  readonly order: LoanOrder;
  /** Whether the borrower owns no home yet. Only relevant to housing loans. */
  readonly firstHome: boolean;
  /** Whole TL, or `null` if not given. Like `electric`, only relevant to vehicle loans. */
  readonly vehicleValue: number | null;
  readonly electric: boolean;
  /** Bank whose payment plan is open. */
  readonly bankId: string | null;
}

/** Names of the address's parameters and of the form's fields. */
export const fieldNames = {
  type: 'tur',
  amount: 'tutar',
  term: 'vade',
  order: 'siralama',
  firstHome: 'ilk-konut',
  vehicleValue: 'deger',
  electric: 'elektrikli',
  bank: 'banka',
  edit: 'duzenle',
  installment: 'taksit',
} as const;

/** Values of the order in the address. */
export const orderWords: Readonly<Record<LoanOrder, string>> = {
  total: 'toplam',
  'real-total': 'gercek-toplam',
  'yearly-cost': 'yillik-maliyet',
  installment: 'taksit',
};

/** Values of yes and no in the address. */
export const answerWords = { yes: 'evet', no: 'hayir' } as const;

/** Query of an untouched form. */
export const emptyQuery: LoanQuery = {
  form: { type: 'ihtiyac', amount: null, term: DEFAULT_TERM },
  order: 'total',
  firstHome: true,
  vehicleValue: null,
  electric: false,
  bankId: null,
};

/** Parses the query of an address. Missing and invalid parameters get their default. */
export function readLoanQuery(search: string): LoanQuery {
  const given = new URLSearchParams(search);
  const word = (name: keyof typeof fieldNames) => given.get(fieldNames[name]) ?? '';
  const type = isLoanType(word('type')) ? (word('type') as LoanForm['type']) : emptyQuery.form.type;
  return {
    form: { type, amount: parseAmount(word('amount')), term: readTerm(type, word('term')) },
    order: readOrder(word('order')),
    firstHome: word('firstHome') !== answerWords.no,
    vehicleValue: parseAmount(word('vehicleValue')),
    electric: word('electric') === answerWords.yes,
    bankId: word('bank') || null,
  };
}

/** Reads the values of the form's fields. */
export function readFields(form: HTMLFormElement): LoanQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readLoanQuery(String(new URLSearchParams(fields)));
}

/** Whether an address asks for a calculation, valid or not. */
export function asksForResults(search: string): boolean {
  const given = new URLSearchParams(search);
  return given.has(fieldNames.amount) && !given.has(fieldNames.edit);
}

/** Returns the query of the form's address with a loan filled in. */
export function writeEditing(query: LoanQuery): string {
  return `${writeLoanQuery(query)}&${fieldNames.edit}=${answerWords.yes}`;
}

/** Whether the amount is valid for a calculation. */
export function isComplete({ form }: LoanQuery): boolean {
  return checkAmount(form.type, form.amount).kind === 'ok';
}

/** Serializes a query for an address, including the `?`. Defaults are left out. */
export function writeLoanQuery({
  form,
  order,
  firstHome,
  vehicleValue,
  electric,
  bankId,
}: LoanQuery): string {
  const query = new URLSearchParams({ [fieldNames.type]: form.type });
  if (form.amount !== null) query.set(fieldNames.amount, String(form.amount));
  query.set(fieldNames.term, String(form.term));
  if (form.type === 'konut' && !firstHome) query.set(fieldNames.firstHome, answerWords.no);
  if (form.type === 'tasit') {
    if (vehicleValue !== null) query.set(fieldNames.vehicleValue, String(vehicleValue));
    if (electric) query.set(fieldNames.electric, answerWords.yes);
  }
  if (order !== emptyQuery.order) query.set(fieldNames.order, orderWords[order]);
  if (bankId !== null) query.set(fieldNames.bank, bankId);
  return `?${query}`;
}

function readTerm(type: LoanForm['type'], word: string): number {
  if (word === '') return DEFAULT_TERM;
  const { terms, correctedMaxTerm } = loanRules[type];
  return terms.includes(Number(word)) ? Number(word) : correctedMaxTerm;
}

function readOrder(word: string): LoanOrder {
  const orders = Object.keys(orderWords) as LoanOrder[];
  return orders.find((order) => orderWords[order] === word) ?? emptyQuery.order;
}
