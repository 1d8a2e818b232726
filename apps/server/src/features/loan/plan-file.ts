import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { getLoanPlan } from '@ayrac/contract/loan.ts';
import { compareOffers } from '@ayrac/domain/loan/loan-offer.ts';
import { type PlanRow, paymentPlan } from '@ayrac/domain/loan/loan-plan.ts';
import { feeTaxFor, offersOf, tableOf, taxesFor } from '@ayrac/domain/loan/loan-table.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { loans as english } from '@ayrac/phrases/en/loans.ts';
import { loans as turkish } from '@ayrac/phrases/tr/loans.ts';
import type { CallContext, StreamReply } from '#server/api/handler.ts';
import { sendTable } from '#server/resource/export-records.ts';
import type { Cell } from '#server/resource/xlsx.ts';
import { listTablesOn } from './queries.ts';

type Wanted = ParsedInput<typeof getLoanPlan>['query'];

const phrases = { tr: turkish, en: english };
const columns = ['installment', 'principal', 'interest', 'kkdf', 'bsmv', 'balance'] as const;

/** The payment plan of one bank's offer, calculated as the page calculates it. */
export async function sendPlan(context: CallContext, wanted: Wanted): Promise<StreamReply> {
  const { type, amount, term, bankId, format, language = context.locale } = wanted;
  const tables = await listTablesOn(context.db, dayOf(context.now));
  const table = tableOf(tables, type);
  if (table === undefined) throw new RefusalError('not-found');
  const firstHome = wanted.firstHome !== 'false';
  const taxes = taxesFor(tables, table, firstHome);
  const offers = offersOf(table, feeTaxFor(tables, table, firstHome));
  const own = offers.filter((offer) => offer.bankId === bankId);
  const [result] = compareOffers(own, { amount, term }, taxes);
  if (result === undefined) throw new RefusalError('not-found');
  const plan = paymentPlan({
    principalKurus: amount * 100,
    monthlyRatePercent: result.monthlyRate,
    term,
    taxes,
  });
  return sendTable(context, `odeme-plani-${bankId}`, format, cellsOf(plan, format, language));
}

async function* cellsOf(
  plan: readonly PlanRow[],
  format: Wanted['format'],
  language: Locale,
): AsyncGenerator<readonly Cell[]> {
  const loans = phrases[language];
  yield [
    loans.planMonth,
    loans.planInstallment,
    loans.principal,
    loans.interest,
    loans.planKkdf,
    loans.planBsmv,
    loans.planBalance,
  ];
  for (const row of plan) {
    const lira = columns.map((column) => row[column] / 100);
    // A sheet of the same language reads a comma as its point; a workbook holds numbers.
    yield [row.month, ...(format === 'csv' && language === 'tr' ? lira.map(withComma) : lira)];
  }
}

function withComma(lira: number): string {
  return lira.toFixed(2).replace('.', ',');
}
