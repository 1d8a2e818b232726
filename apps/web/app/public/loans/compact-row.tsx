import { formatMoney, formatPercent } from '@ayrac/domain/format.ts';
import type { LoanResult } from '@ayrac/domain/loan-offer.ts';
import { useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { BankHead, BankLink, LegalWarning } from './bank-head.tsx';
import type { Results } from './offer-list.tsx';

interface CompactRowProps {
  readonly result: LoanResult;
  readonly best: boolean;
  readonly outcome: Results;
}

/** A bank's offer in a narrow panel. */
export function CompactRow({ result, best, outcome }: CompactRowProps) {
  const { loans } = usePhrases();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const { real } = result;
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <BankHead result={result} best={best} />
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 tabular-nums [&_dd]:text-end [&_dt]:text-ink-soft [&_dt]:text-small">
        <dt>{loans.installment}</dt>
        <dd className="font-head text-title tracking-tight">{money(result.monthlyInstallment)}</dd>
        <dt>{loans.realInstallment}</dt>
        <dd className="font-strong text-lead tracking-snug">{money(real.monthlyInstallment)}</dd>
        <dt>{loans.fee}</dt>
        <dd className="text-small">{money(real.fee)}</dd>
        <dt>{loans.total}</dt>
        <dd className="font-label">{money(result.totalPayment)}</dd>
        <dt>{loans.monthlyRateTitle}</dt>
        <dd className="text-small">{formatPercent(result.monthlyRate, locale, { decimals: 2 })}</dd>
      </dl>
      <LegalWarning warning={outcome.warning} />
      <BankLink result={result} />
    </li>
  );
}
