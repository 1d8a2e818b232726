import type { LoanTable } from '@ayrac/contract/loan.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/format.ts';
import type { LoanResult } from '@ayrac/domain/loan-offer.ts';
import { useLocale } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { classes } from '#web/ui/classes.ts';
import type { LoanQuery } from '../loan-query.ts';
import { BankHead, BankLink, LegalWarning } from './bank-head.tsx';
import { CostBar } from './cost-bar.tsx';
import { OfferDetails } from './offer-details.tsx';
import type { Results } from './offer-list.tsx';

interface OfferRowProps {
  readonly result: LoanResult;
  readonly best: boolean;
  /** The highest total of all rows in TL: the full length of a bar. */
  readonly highest: number;
  readonly table: LoanTable;
  readonly query: LoanQuery;
  readonly outcome: Results;
}

/** A bank's offer with all its figures. */
export function OfferRow({ result, best, highest, table, query, outcome }: OfferRowProps) {
  const loans = useScreenPhrases('loans');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const { real } = result;
  const isUntaxed = real.monthlyInstallment === result.monthlyInstallment;
  return (
    <li className={classes('panel grid gap-4 pb-2 break-inside-avoid', best && 'border-accent')}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <BankHead result={result} best={best} />
        <BankLink result={result} />
      </div>
      <div className="grid items-end gap-x-6 gap-y-4 grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] md:grid-cols-4 md:items-start">
        <Value label={loans.installment} className="font-head text-head tracking-tight" wide>
          {money(result.monthlyInstallment)}
          <Remark>
            {formatPercent(result.monthlyRate, locale, { decimals: 2 })} {loans.monthlyRate}
          </Remark>
        </Value>
        <Value label={loans.realInstallment} className="font-strong text-title tracking-snug" wide>
          {isUntaxed ? loans.noTaxes : money(real.monthlyInstallment)}
          <Remark>{loans.feeOnce({ fee: money(real.fee) })}</Remark>
        </Value>
        <Value label={loans.total} className="font-strong text-lead tracking-snug">
          {money(result.totalPayment)}
        </Value>
        <Value
          label={isUntaxed ? loans.feeTotal : loans.realTotal}
          className="font-strong text-lead tracking-snug"
        >
          {money(real.totalPayment)}
        </Value>
      </div>
      <CostBar result={result} query={query} taxes={outcome.taxes} highest={highest} />
      <LegalWarning warning={outcome.warning} />
      <OfferDetails result={result} table={table} query={query} taxes={outcome.taxes} />
    </li>
  );
}

interface ValueProps {
  readonly label: string;
  readonly className: string;
  /** What is paid each month: on a phone it has a line to itself. */
  readonly wide?: boolean;
  readonly children: React.ReactNode;
}

/** A figure under its name. All names of a row stand on one line, and so do all figures: an unseen sign as tall as the
 *  leading figure holds the line for the smaller ones. */
function Value({ label, className, wide, children }: ValueProps) {
  return (
    <dl className={classes(wide && 'col-span-full md:col-auto')}>
      <dt className="font-label text-ink-soft text-small">{label}</dt>
      <dd className={classes("md:before:text-head md:before:content-['\\200b']", className)}>{children}</dd>
    </dl>
  );
}

function Remark({ children }: { readonly children: React.ReactNode }) {
  return <span className="block font-text text-ink-soft text-small tracking-[0]">{children}</span>;
}
