import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanOrder, LoanResult } from '@ayrac/domain/loan/loan-offer.ts';
import { areNone } from '@ayrac/domain/loan/loan-table.ts';
import { formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import { classes } from '@ayrac/kit/classes.ts';
import type { LoanQuery } from '../loan-query.ts';
import { BankHead, BankLink, LegalWarning } from './bank-head.tsx';
import { type ChosenOffers, CompareChoice } from './compare-chosen.tsx';
import { CostBar, CostLegend } from './cost-bar.tsx';
import { keyOf } from './offer-choices.ts';
import { OfferDetails } from './offer-details.tsx';
import type { Results } from './results.ts';

interface OfferRowProps {
  readonly result: LoanResult;
  readonly best: boolean;
  /** On a phone, the first row explains the bars of all rows. */
  readonly first: boolean;
  /** Highest total of all rows in TL: the full length of a bar. */
  readonly highest: number;
  readonly table: LoanTable;
  readonly query: LoanQuery;
  readonly outcome: Results;
  readonly chosen: ChosenOffers;
}

/**
 * A bank's offer with all its figures. First the actual monthly payment; beside it, equally large, the installment
 * before taxes or the figure that the rows are ordered by.
 */
export function OfferRow({ result, best, first, highest, table, query, outcome, chosen }: OfferRowProps) {
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const { real } = result;
  const isUntaxed = areNone(outcome.taxes);
  const figures: Record<LoanOrder, string> = {
    total: money(result.totalPayment),
    'real-total': money(real.totalPayment),
    'yearly-cost': formatPercent(real.yearlyCostPercent, locale, { decimals: 2 }),
    installment: money(result.monthlyInstallment),
  };
  const labels = { ...loans.orders, ...(isUntaxed ? { 'real-total': loans.feeTotal } : loans.beforeTaxes) };
  const leading = query.order === 'total' ? 'installment' : query.order;
  const others = alwaysShown.filter((order) => order !== leading);
  const fee = <Remark>{loans.feeOnce({ fee: money(real.fee), isTaxed: outcome.feeTax > 0 })}</Remark>;
  return (
    <li
      className={classes(
        'panel grid gap-4 pb-2 break-inside-avoid sm:grid-cols-[1fr_auto] sm:*:col-span-2',
        best && 'border-accent',
      )}
    >
      <div className="sm:col-span-1!">
        <BankHead result={result} best={best}>
          <p className="text-ink-soft text-small">
            {formatPercent(result.monthlyRate, locale, { decimals: 2 })} {loans.monthlyRate}
          </p>
        </BankHead>
      </div>
      <LegalWarning warning={outcome.warning} />
      <div
        className={classes(
          'grid items-end gap-x-6 gap-y-4 grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] sm:grid-cols-2 sm:items-start md:grid-cols-4',
          others.length > 2 && 'lg:grid-cols-5',
        )}
      >
        {!isUntaxed && (
          <Value label={loans.realInstallment} className={LEADING} wide>
            {money(real.monthlyInstallment)}
            {fee}
          </Value>
        )}
        <Value label={labels[leading]} className={LEADING} wide>
          {figures[leading]}
        </Value>
        {isUntaxed && (
          <Value label={loans.realInstallment} className={PAID} wide>
            {loans.noTaxes}
            {fee}
          </Value>
        )}
        {others.map((order) => (
          <Value key={order} label={labels[order]} className={order === 'real-total' ? ALL_PAID : BARE}>
            {figures[order]}
          </Value>
        ))}
      </div>
      <div className="grid gap-2">
        <CostBar result={result} query={query} highest={highest} />
        {first && <CostLegend className="text-ink-soft text-small sm:hidden" />}
      </div>
      {outcome.warning.kind === 'none' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:col-span-1! sm:col-start-2! sm:row-start-1 sm:self-start">
          {outcome.results.length > 1 && (
            <CompareChoice chosen={chosen} offer={keyOf(query, result)} bank={result.bankName} />
          )}
          <BankLink
            result={result}
            best={best}
            warning={outcome.warning}
            className="max-sm:min-h-12 max-sm:flex-1 max-sm:text-body"
          />
        </div>
      )}
      <OfferDetails result={result} table={table} query={query} outcome={outcome} />
    </li>
  );
}

const LEADING = 'font-head text-head tracking-tight';
/** Actual payments are a size larger than figures without taxes and fees. */
const PAID = 'font-strong text-title tracking-snug';
const ALL_PAID = 'font-strong text-lead tracking-snug md:text-title';
const BARE = 'font-label text-lead tracking-snug';

/** Figures that every row shows, whatever the order. */
const alwaysShown = ['installment', 'total', 'real-total'] as const;

interface ValueProps {
  readonly label: string;
  readonly className: string;
  /** Takes a whole line on a phone. */
  readonly wide?: boolean;
  readonly children: React.ReactNode;
}

/**
 * A figure below its label. A zero-width character as tall as the leading figure aligns the smaller figures of the row.
 */
function Value({ label, className, wide, children }: ValueProps) {
  return (
    <dl className={classes(wide && 'col-span-full sm:col-auto')}>
      <dt className="font-label text-ink-soft text-small">{label}</dt>
      <dd className={classes("md:before:text-head md:before:content-['\\200b']", className)}>{children}</dd>
    </dl>
  );
}

function Remark({ children }: { readonly children: React.ReactNode }) {
  return <span className="block font-text text-ink-soft text-small tracking-[0]">{children}</span>;
}
