import { useLocale } from '@ayrac/browser/locale.ts';
import { type LoanType, loanTypes } from '@ayrac/domain/loan/loan.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { VisuallyHidden } from '@ayrac/kit/hidden.tsx';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { addressOfType, useOnlyOverdue } from './use-loan-type.ts';
import '#office/screen/screen-tabs.css';

interface TypeTabsProps {
  readonly type: LoanType;
  /** Number of rates that have to be checked, by type. */
  readonly overdue?: Readonly<Record<LoanType, number>> | undefined;
}

/** Tabs of the loan types. Each has its own address. */
export function TypeTabs({ type, overdue }: TypeTabsProps) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const isOnlyOverdue = useOnlyOverdue();
  return (
    <nav className="screen-tabs" aria-label={loans.typesLabel}>
      {loanTypes.map((one) => {
        const due = overdue?.[one] ?? 0;
        const count = formatCount(due, locale);
        return (
          <Link
            key={one}
            to={addressOfType(one, isOnlyOverdue)}
            aria-current={one === type ? 'page' : undefined}
          >
            {loans.types[one]}{' '}
            {due > 0 && (
              <Badge tone="warning">
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{loans.overdueCount({ count })}</VisuallyHidden>
              </Badge>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
