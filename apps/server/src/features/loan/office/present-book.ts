import type {
  OfferBook,
  OfferRow,
  ParameterBook,
  ParameterRowValue,
} from '@ayrac/contract/office/loan-books.ts';
import { type LoanType, loanTypes } from '@ayrac/domain/loan/loan.ts';
import type { SomeParameters } from '@ayrac/domain/loan/loan-parameters.ts';
import { chargesOf } from '@ayrac/domain/loan-book/plan-difference.ts';
import { isRateOverdue } from '@ayrac/domain/loan-book/rate-age.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { namesOfAuthors } from '#server/resource/names-of-authors.ts';
import { bookVersion, listOffersOn, listParametersOn } from '../queries.ts';
import {
  type FoundOffer,
  type FoundParameter,
  listBanks,
  listOfferBook,
  listParameterBook,
} from './book-queries.ts';

type Known = Pick<CallContext, 'now' | 'services'>;

/** Presents the offers of a loan type for editing, from those valid on a day onwards. */
export async function presentOfferBook(
  db: Executor,
  known: Known,
  type: LoanType,
  on?: string,
): Promise<OfferBook> {
  const today = dayOf(known.now);
  const day = on ?? today;
  const version = await bookVersion(db, 'offers', type);
  const found = await listOfferBook(db, type, day);
  const { loanRateMaxAgeDays } = known.services.env;
  return {
    type,
    version,
    today,
    banks: await listBanks(db),
    rows: await presentOffers(db, found),
    charges: await chargesOn(db, type, day),
    rateMaxAgeDays: loanRateMaxAgeDays,
    overdue: await countOverdue(db, today, loanRateMaxAgeDays),
  };
}

/** Presents the parameters of a loan type for editing. */
export async function presentParameterBook(
  db: Executor,
  { now }: Known,
  type: LoanType,
  on?: string,
): Promise<ParameterBook> {
  const today = dayOf(now);
  const version = await bookVersion(db, 'parameters', type);
  const rows = await presentParameters(db, await listParameterBook(db, type, on ?? today));
  const offers = await listOffersOn(db, today);
  const rates = offers.flatMap(({ offer }) => (offer.loanType === type ? Object.values(offer.rates) : []));
  return { type, version, today, rows, rate: rates.length === 0 ? null : Math.min(...rates) };
}

/** Presents rows of offers with the names of their banks and authors. */
export async function presentOffers(db: Executor, rows: readonly FoundOffer[]): Promise<OfferRow[]> {
  const authors = await namesOfAuthors(db, rows);
  const banks = new Map((await listBanks(db)).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...presentDated(row, authors),
    bankId: row.bankId,
    bankName: banks.get(row.bankId) ?? row.bankId,
    rates: row.rates,
    minAmount: row.minAmount,
    maxAmount: row.maxAmount,
    maxTermByAmount: row.maxTermByAmount.map(({ upTo, maxTerm }) => ({ upTo, maxTerm })),
    productUrl: row.productUrl,
    isListed: row.isListed,
    isExample: row.isExample,
  }));
}

/** Presents rows of parameters with the names of their authors. */
export async function presentParameters(
  db: Executor,
  rows: readonly FoundParameter[],
): Promise<ParameterRowValue[]> {
  const authors = await namesOfAuthors(db, rows);
  return rows.map((row) => ({
    ...presentDated(row, authors),
    name: row.name,
    value: row.value as ParameterRowValue['value'],
    source: row.source,
  }));
}

function presentDated(row: FoundOffer | FoundParameter, authors: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    number: row.number,
    validFrom: row.validFrom,
    isTakenBack: row.takenBackAt !== null,
    sourceUrl: row.sourceUrl,
    sourceQuote: row.sourceQuote,
    note: row.note,
    change: row.changeId,
    createdAt: row.createdAt.toISOString(),
    createdBy: authors.get(row.createdBy ?? '') ?? null,
  };
}

async function chargesOn(db: Executor, type: LoanType, day: string): Promise<OfferBook['charges']> {
  const rows = (await listParametersOn(db, day)).filter(({ loanType }) => loanType === type);
  const held: SomeParameters = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const { taxes, feeRate } = chargesOf(held);
  return { ...taxes, feeRate };
}

async function countOverdue(db: Executor, today: string, mostDays: number): Promise<OfferBook['overdue']> {
  const held = await listOffersOn(db, today);
  const count = (type: LoanType) =>
    held.filter(({ offer }) => offer.loanType === type && isRateOverdue(offer.validFrom, today, mostDays))
      .length;
  const [ihtiyac = 0, tasit = 0, konut = 0] = loanTypes.map(count);
  return { ihtiyac, tasit, konut };
}
