import {
  checkAmount,
  DEFAULT_TERM,
  isLoanType,
  type LoanForm,
  loanRules,
  parseAmount,
} from '@ayrac/domain/loan/loan.ts';
import type { LoanOrder } from '@ayrac/domain/loan/loan-offer.ts';

/** All that a calculation is made of; it stands in the page's address. */
export interface LoanQuery {
  readonly form: LoanForm;
  readonly order: LoanOrder;
  /** Whether the borrower owns no home yet; counts for housing. */
  readonly firstHome: boolean;
  /** Whole TL, `null` when it was not given; counts for vehicles, as does `electric`. */
  readonly vehicleValue: number | null;
  readonly electric: boolean;
  /** The bank whose payment plan stands open. */
  readonly bankId: string | null;
}

/** The names that the address and the form's fields have. */
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

/** How each order is written in the address. */
export const orderWords: Readonly<Record<LoanOrder, string>> = {
  total: 'toplam',
  'real-total': 'gercek-toplam',
  'yearly-cost': 'yillik-maliyet',
  installment: 'taksit',
};

/** How yes and no are written in the address. */
export const answerWords = { yes: 'evet', no: 'hayir' } as const;

/** The query of a form that nobody has touched. */
export const emptyQuery: LoanQuery = {
  form: { type: 'ihtiyac', amount: null, term: DEFAULT_TERM },
  order: 'total',
  firstHome: true,
  vehicleValue: null,
  electric: false,
  bankId: null,
};

/** Reads an address's query; what it does not say, or says wrongly, stands as in an untouched form. */
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

/** Reads what stands in the fields of the form. */
export function readFields(form: HTMLFormElement): LoanQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readLoanQuery(String(new URLSearchParams(fields)));
}

/** Whether an address asks for a calculation, be it a possible one or not. */
export function asksForResults(search: string): boolean {
  const given = new URLSearchParams(search);
  return given.has(fieldNames.amount) && !given.has(fieldNames.edit);
}

/** The address of the form with a query filled in. */
export function writeEditing(query: LoanQuery): string {
  return `${writeLoanQuery(query)}&${fieldNames.edit}=${answerWords.yes}`;
}

/** Whether the amount can be calculated with. */
export function isComplete({ form }: LoanQuery): boolean {
  return checkAmount(form.type, form.amount).kind === 'ok';
}

/** Writes a query for an address, `?` included; what goes without saying is left out. */
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
  if (form.type === 'tasit' && vehicleValue !== null) {
    query.set(fieldNames.vehicleValue, String(vehicleValue));
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
