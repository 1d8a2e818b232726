import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { LoanRequest } from '@ayrac/domain/loan/loan-offer.ts';
import { writeLoanRequest } from '@ayrac/domain/loan/loan-steps.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ChipLink } from '@ayrac/kit/chip.tsx';
import { useHref } from '#web/page/address.ts';

/** The most common loans of a type. */
export interface CommonOfType {
  readonly type: LoanType;
  readonly requests: readonly LoanRequest[];
}

/** Links to the pages of loans that people often ask for. */
export function CommonLoans({ common }: { readonly common: readonly CommonOfType[] }) {
  const loans = useScreenPhrases('loans');
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const href = useHref();
  return (
    <section aria-labelledby="common-loans" className="grid content-start gap-4 print:hidden">
      <h2 id="common-loans" className="text-title">
        {tools.commonHeading}
      </h2>
      {common.map(({ type, requests }) => (
        <nav key={type} aria-labelledby={`common-${type}`} className="grid gap-2">
          <h3 id={`common-${type}`} className="font-label text-ink-soft text-small">
            {loans.loanNames[type]}
          </h3>
          <ul className="chip-row">
            {requests.map((request) => (
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
