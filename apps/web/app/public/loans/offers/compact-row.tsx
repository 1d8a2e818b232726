import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import { areNone } from '@ayrac/domain/loan/loan-table.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import { BankHead, BankLink, LegalWarning } from './bank-head.tsx';
import type { Results } from './results.ts';

const LEADING = 'font-head text-title tracking-tight';

interface CompactRowProps {
  readonly result: LoanResult;
  readonly best: boolean;
  readonly outcome: Results;
}

/** A bank's offer in a narrow panel. */
export function CompactRow({ result, best, outcome }: CompactRowProps) {
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const { real } = result;
  const isUntaxed = areNone(outcome.taxes);
  const labels = isUntaxed ? loans : loans.beforeTaxes;
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <BankHead result={result} best={best} />
        <BankLink result={result} best={best} warning={outcome.warning} />
      </div>
      <LegalWarning warning={outcome.warning} />
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-0.5 [&_dd]:text-end [&_dt]:text-ink-soft [&_dt]:text-small">
        {!isUntaxed && (
          <>
            <dt>{loans.realInstallment}</dt>
            <dd className={LEADING}>{money(real.monthlyInstallment)}</dd>
          </>
        )}
        <dt>{labels.installment}</dt>
        <dd className={LEADING}>{money(result.monthlyInstallment)}</dd>
        <dt>{labels.total}</dt>
        <dd className="font-label">{money(result.totalPayment)}</dd>
      </dl>
      <p className="text-ink-soft text-small">
        {loans.rateAndFee({
          rate: formatPercent(result.monthlyRate, locale, { decimals: 2 }),
          fee: money(real.fee),
          isTaxed: outcome.feeTax > 0,
        })}
        {isUntaxed && ` ${loans.noTaxes}.`}
      </p>
    </li>
  );
}
