import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanBeside } from '@ayrac/domain/loan/loans-beside.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref } from '#web/page/address.ts';
import { emptyQuery, writeLoanQuery } from '#web/public/loans/loan-query.ts';
import { BankLink, BankLogo, LegalWarning } from '#web/public/loans/offers/bank-head.tsx';

interface LoanHeadProps {
  readonly loan: LoanBeside;
  readonly name: string;
  readonly isBest: boolean;
  /** Everything else that is compared, and remains when this loan is removed. */
  readonly others: readonly string[];
}

/**
 * Head of a column: the bank and the loan, with links to its plan and to the bank, and one that removes it from the
 * comparison.
 */
export function LoanHead({ loan, name, isBest, others }: LoanHeadProps) {
  const { loanNames, months } = useScreenPhrases('loans');
  const { beside } = useScreenPhrases('loanResults');
  const locale = useLocale();
  const href = useHref();
  const { choice, result, warning } = loan;
  const { type, amount, term, firstHome, electric, bankId } = choice;
  const query = { ...emptyQuery, form: { type, amount, term }, firstHome, electric, bankId };
  const conditions = [...(firstHome ? [] : [beside.secondHome]), ...(electric ? [beside.electric] : [])];
  return (
    <div className="compare-head">
      <span className="compare-logo">
        <BankLogo {...result} />
      </span>
      <span className="compare-brand">{[loanNames[type], ...conditions].join(', ')}</span>
      <strong className="font-strong text-lead" translate="no" lang="tr">
        {result.bankName}
      </strong>
      <span className="text-ink-soft text-small">
        {formatMoney(amount, locale, { trimWhole: true })} · {months({ months: term })}
      </span>
      <LegalWarning warning={warning} />
      <BankLink result={result} best={isBest} warning={warning} />
      <TextLink
        to={href('loans') + writeLoanQuery(query)}
        className="link-alone text-small"
        aria-label={beside.planOf({ offer: name })}
      >
        {beside.plan}
      </TextLink>
      <Link
        to={href('compare', ...others)}
        className="icon-button compare-remove"
        aria-label={beside.removeNamed({ offer: name })}
        title={beside.remove}
        rel="nofollow"
      >
        <Icon name="x" />
      </Link>
    </div>
  );
}
