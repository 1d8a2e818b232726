import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import type { LoanMeasure } from '@ayrac/domain/loan/loans-beside.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';

export interface LoanFigure {
  readonly label: string;
  readonly of: (result: LoanResult) => string;
  /** Measure by which an offer can be the best of this row; undefined when the row marks none. */
  readonly measure?: LoanMeasure;
}

/** Returns the figures of compared offers, one per row. */
export function useLoanFigures(): readonly LoanFigure[] {
  const { columns } = useScreenPhrases('loanTools');
  const loans = useScreenPhrases('loanResults');
  const { beside } = loans;
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const percent = (value: number) => formatPercent(value, locale, { decimals: 2 });
  return [
    { label: beside.rate, of: ({ monthlyRate }) => percent(monthlyRate), measure: 'rate' },
    {
      label: loans.realInstallment,
      of: ({ real }) => money(real.monthlyInstallment),
      measure: 'monthly',
    },
    { label: loans.beforeTaxes.installment, of: ({ monthlyInstallment }) => money(monthlyInstallment) },
    { label: loans.interest, of: ({ real }) => money(real.interest) },
    { label: beside.taxes, of: ({ real }) => money(real.kkdf + real.bsmv) },
    { label: beside.fee, of: ({ real }) => money(real.fee) },
    { label: loans.realTotal, of: ({ real }) => money(real.totalPayment), measure: 'total' },
    { label: columns.yearly, of: ({ real }) => percent(real.yearlyCostPercent), measure: 'yearly' },
  ];
}
