import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { commonLoansOf, writeLoanRequest } from '@ayrac/domain/loan/loan-pages.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ChipLink } from '@ayrac/kit/chip.tsx';
import { useHref } from '#web/page/address.ts';

/** Loans that people often ask for, each with its page. */
export function CommonLoans({ tables }: { readonly tables: readonly LoanTable[] }) {
  const loans = useScreenPhrases('loans');
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const href = useHref();
  return (
    <section aria-labelledby="common-loans" className="grid content-start gap-4 print:hidden">
      <h2 id="common-loans" className="text-title">
        {tools.commonHeading}
      </h2>
      {tables.map(({ type }) => (
        <nav key={type} aria-labelledby={`common-${type}`} className="grid gap-2">
          <h3 id={`common-${type}`} className="font-label text-ink-soft text-small">
            {loans.loanNames[type]}
          </h3>
          <ul className="flex flex-wrap gap-2">
            {commonLoansOf(tables, type).map((request) => (
              <li key={request.amount}>
                <ChipLink to={href('loanAmount', type, writeLoanRequest(request))}>
                  {tools.loan({ amount: formatCount(request.amount, locale), months: request.term })}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </section>
  );
}
