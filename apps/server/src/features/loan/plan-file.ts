import type { ParsedInput } from '@ayrac/contract/endpoint.ts';
import type { getLoanPlan } from '@ayrac/contract/loan.ts';
import { compareOffers } from '@ayrac/domain/loan/loan-offer.ts';
import { type PlanRow, paymentPlan } from '@ayrac/domain/loan/loan-plan.ts';
import { feeTaxFor, offersOf, tableOf, taxesFor } from '@ayrac/domain/loan/loan-table.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { loanResults as english } from '@ayrac/phrases/en/loan-results.ts';
import { loanResults as turkish } from '@ayrac/phrases/tr/loan-results.ts';
import { type CallContext, RawReply, type StreamReply } from '#server/api/handler.ts';
import { sendTable } from '#server/resource/export/export-records.ts';
import type { Cell } from '#server/resource/export/xlsx.ts';
import { listTablesOn } from './listed-tables.ts';
import { presentPlan } from './plan-pdf.ts';

type PlanQuery = ParsedInput<typeof getLoanPlan>['query'];

const phrases = { tr: turkish, en: english };
const columns = ['installment', 'principal', 'interest', 'kkdf', 'bsmv', 'balance'] as const;

/** Sends the payment plan of one bank's offer as a file, calculated exactly as on the page. */
export async function sendPlan(context: CallContext, query: PlanQuery): Promise<StreamReply | RawReply> {
  const { type, amount, term, bankId, format, language = context.locale } = query;
  const tables = await listTablesOn(context.db, dayOf(context.now));
  const table = tableOf(tables, type);
  if (table === undefined) throw new RefusalError('not-found');
  const firstHome = query.firstHome !== 'false';
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
  const name = `odeme-plani-${bankId}`;
  if (format !== 'pdf')
    return sendTable({ ...context, locale: language }, name, format, cellsOf(plan, format, language));
  const { now } = context;
  const bytes = await presentPlan({ table, result, amount, term, taxes, plan, locale: language, now });
  return new RawReply({
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}-${dayOf(now)}.pdf"`,
    },
    body: bytes,
  });
}

async function* cellsOf(
  plan: readonly PlanRow[],
  format: PlanQuery['format'],
  language: Locale,
): AsyncGenerator<readonly Cell[]> {
  const words = phrases[language];
  yield [
    words.planMonth,
    words.planInstallment,
    words.principal,
    words.interest,
    words.planKkdf,
    words.planBsmv,
    words.planBalance,
  ];
  for (const row of plan) {
    const lira = columns.map((column) => row[column] / 100);
    // A Turkish CSV file uses a decimal comma; a workbook contains numbers.
    yield [row.month, ...(format === 'csv' && language === 'tr' ? lira.map(withComma) : lira)];
  }
}

function withComma(lira: number): string {
  return lira.toFixed(2).replace('.', ',');
}
