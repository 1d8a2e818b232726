import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LargestLoan } from '@ayrac/domain/loan/largest-loan.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { emptyQuery, writeLoanQuery } from '../loan-query.ts';

interface LargestTableProps {
  readonly type: LoanType;
  readonly monthly: number;
  readonly loans: readonly LargestLoan[];
}

/** The largest loan for each term. Each links to the offers of all banks for it. */
export function LargestTable({ type, monthly, loans: found }: LargestTableProps) {
  const loans = useScreenPhrases('loans');
  const { columns } = useScreenPhrases('loanTools');
  const { budget } = useScreenPhrases('loanResults');
  const locale = useLocale();
  const page = useHref()('loans');
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <DataTable
      caption={budget.caption({ monthly: formatMoney(monthly, locale, { trimWhole: true }) })}
      captionHidden
      columns={[
        { key: 'term', label: columns.term },
        { key: 'bank', label: columns.bank },
        { key: 'amount', label: budget.amount, number: true },
        { key: 'monthly', label: columns.monthly, number: true },
        { key: 'total', label: columns.total, number: true },
        { key: 'extra', label: columns.extra, number: true },
      ]}
      rows={found.map(({ term, amount, result }) => ({
        key: String(term),
        cells: {
          term: <span className="whitespace-nowrap">{loans.months({ months: term })}</span>,
          amount: (
            <TextLink
              className="link-alone min-w-11"
              to={page + writeLoanQuery({ ...emptyQuery, form: { type, amount, term } })}
            >
              {formatMoney(amount, locale, { trimWhole: true })}
            </TextLink>
          ),
          bank: (
            <span translate="no" lang="tr">
              {result.bankName}
            </span>
          ),
          monthly: money(result.real.monthlyInstallment),
          total: money(result.real.totalPayment),
          extra: money(result.real.totalPayment - amount),
        },
      }))}
    />
  );
}
