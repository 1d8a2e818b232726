import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { LoanRequest } from '@ayrac/domain/loan/loan-offer.ts';
import { writeLoanRequest } from '@ayrac/domain/loan/loan-steps.ts';
import { formatCount, formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { useHref } from '#web/page/address.ts';
import type { TermCost } from './term-costs.ts';

interface TermTableProps {
  readonly form: LoanRequest & { readonly type: LoanType };
  readonly costs: readonly TermCost[];
}

/** Installment and total cost by term. Each term links to its page. */
export function TermTable({ form: { type, amount, term }, costs }: TermTableProps) {
  const loans = useScreenPhrases('loans');
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const href = useHref();
  const money = (value: number) => formatMoney(value, locale);
  const { columns } = tools;
  return (
    <section className="grid grid-cols-1 gap-4">
      <SectionHeading title={tools.termsHeading} lede={tools.termsLede} />
      <DataTable
        caption={tools.termsCaption({ amount: formatCount(amount, locale) })}
        captionHidden
        columns={[
          { key: 'term', label: columns.term },
          { key: 'monthly', label: columns.monthly, number: true },
          { key: 'total', label: columns.total, number: true },
          { key: 'extra', label: columns.extra, number: true },
          { key: 'yearly', label: columns.yearly, number: true },
          { key: 'bank', label: columns.bank },
        ]}
        rows={costs.map((cost) => ({
          key: String(cost.term),
          cells: {
            term:
              cost.term === term ? (
                <strong aria-current="true" className="link-alone whitespace-nowrap">
                  {loans.months({ months: cost.term })}
                </strong>
              ) : (
                <TextLink
                  className="link-alone min-w-11 whitespace-nowrap"
                  to={href('loanAmount', type, writeLoanRequest({ amount, term: cost.term }))}
                >
                  {loans.months({ months: cost.term })}
                </TextLink>
              ),
            bank: (
              <span translate="no" lang="tr">
                {cost.bankName}
              </span>
            ),
            monthly: money(cost.monthly),
            total: money(cost.total),
            extra: money(cost.total - amount),
            yearly: formatPercent(cost.yearlyPercent, locale, { decimals: 2 }),
          },
        }))}
      />
    </section>
  );
}
