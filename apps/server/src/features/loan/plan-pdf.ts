import type { LoanRequest, LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import type { InterestTaxes } from '@ayrac/domain/loan/loan-parameters.ts';
import type { PlanRow } from '@ayrac/domain/loan/loan-plan.ts';
import type { LoanTable } from '@ayrac/domain/loan/loan-table.ts';
import { formatDate, formatDateTime, formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { loanResults as englishResults } from '@ayrac/phrases/en/loan-results.ts';
import { loans as english } from '@ayrac/phrases/en/loans.ts';
import { loanResults as turkishResults } from '@ayrac/phrases/tr/loan-results.ts';
import { loans as turkish } from '@ayrac/phrases/tr/loans.ts';
import type { PdfFigure, PdfPart } from '#server/files/pdf/pdf-content.ts';
import { writePdf } from '#server/files/pdf/write-pdf.ts';

const phrases = {
  tr: { loans: turkish, results: turkishResults },
  en: { loans: english, results: englishResults },
};

/** Payment plan with the data from which it was calculated. */
interface CalculatedPlan extends LoanRequest {
  readonly table: LoanTable;
  readonly result: LoanResult;
  readonly taxes: InterestTaxes;
  readonly plan: readonly PlanRow[];
  readonly locale: Locale;
  readonly now: Date;
}

/** Writes a payment plan as a PDF: the cost of the loan, the date of its rates, and the months. */
export function presentPlan(calculated: CalculatedPlan): Promise<Buffer> {
  const { table, result, amount, term, locale, now } = calculated;
  const { loans, results } = phrases[locale];
  const request = results.request({ amount: formatMoney(amount, locale, { trimWhole: true }), months: term });
  const date = formatDate(`${table.validFrom}T12:00:00+03:00`, locale);
  const [title, text] = table.isExample
    ? [results.exampleTitle({ date }), results.exampleText]
    : [results.ratesTitle({ date }), results.ratesText];
  return writePdf({
    locale,
    title: results.plan({ bank: result.bankName }),
    about: `${loans.loanNames[table.type]} · ${request}`,
    parts: [
      { kind: 'figures', figures: figuresOf(calculated) },
      { kind: 'text', text: `${title}. ${text}` },
      tableOf(calculated),
    ],
    foot: formatDateTime(now, locale),
    createdAt: now,
  });
}

function figuresOf({ result: { real, monthlyRate }, table, locale }: CalculatedPlan): PdfFigure[] {
  const { results } = phrases[locale];
  const money = (lira: number) => formatMoney(lira, locale);
  const percent = (value: number) => formatPercent(value, locale, { decimals: 2 });
  const isTaxed = (table.parameters.feeBsmv ?? 0) > 0;
  return [
    { label: results.realInstallment, value: money(real.monthlyInstallment) },
    { label: results.realTotal, value: money(real.totalPayment) },
    { label: results.yearlyCost, value: percent(real.yearlyCostPercent) },
    { label: results.beside.rate, value: percent(monthlyRate) },
    { label: results.interest, value: money(real.interest) },
    { label: isTaxed ? results.feeWithTax : results.fee, value: money(real.fee) },
  ];
}

function tableOf({ plan, taxes, locale }: CalculatedPlan): PdfPart {
  const { results } = phrases[locale];
  const columns = [
    { name: 'installment', label: results.planInstallment },
    { name: 'principal', label: results.principal },
    { name: 'interest', label: results.interest },
    ...(taxes.kkdf > 0 ? [{ name: 'kkdf', label: results.planKkdf } as const] : []),
    ...(taxes.bsmv > 0 ? [{ name: 'bsmv', label: results.planBsmv } as const] : []),
    { name: 'balance', label: results.planBalance },
  ] as const;
  return {
    kind: 'table',
    columns: [results.planMonth, ...columns.map(({ label }) => label)].map((label) => ({
      label,
      isNumber: true,
    })),
    rows: plan.map((row) => [
      String(row.month),
      ...columns.map(({ name }) => formatMoney(row[name] / 100, locale)),
    ]),
  };
}
