import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { LoanRequest } from '@ayrac/domain/loan/loan-offer.ts';
import type { NearLoans } from '@ayrac/domain/loan/loan-pages.ts';
import { writeLoanRequest } from '@ayrac/domain/loan/loan-steps.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';

const ways = { less: 'minus', more: 'plus', shorter: 'minus', longer: 'plus' } as const;

interface NearLoanLinksProps {
  readonly form: LoanRequest & { readonly type: LoanType };
  readonly near: NearLoans;
}

/** Links to the next smaller and larger amounts and terms. */
export function NearLoanLinks({ form, near }: NearLoanLinksProps) {
  const loans = useScreenPhrases('loans');
  const tools = useScreenPhrases('loanTools');
  const locale = useLocale();
  const href = useHref();
  /** Names what differs. Both differ if the law only permits a shorter term for the other amount. */
  const say = ({ amount, term }: LoanRequest) => {
    const lira = formatCount(amount, locale);
    if (amount === form.amount) return loans.months({ months: term });
    return term === form.term ? tools.lira({ amount: lira }) : tools.loan({ amount: lira, months: term });
  };
  return (
    <nav aria-label={tools.near} className="print:hidden">
      <ul className="near-loans">
        {(['less', 'more', 'shorter', 'longer'] as const).map((way) => {
          const request = near[way];
          if (request === undefined) return null;
          return (
            <li key={way}>
              <Link to={href('loanAmount', form.type, writeLoanRequest(request))} className="near-loan">
                <Icon name={ways[way]} size="small" />
                <span className="near-loan-way">{tools[way]}</span>
                <span>{say(request)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
