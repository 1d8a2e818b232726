import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useHref } from '#web/page/address.ts';
import { type LoanQuery, writeLoanQuery } from '../loan-query.ts';
import { lawOf } from './bank-head.tsx';
import type { Results } from './results.ts';

interface ExcludedNoticeProps {
  readonly query: LoanQuery;
  readonly outcome: Results;
  readonly onQuery: (query: LoanQuery) => void;
}

/** Warning above the offers that the law excludes the requested loan, with exceptions and possible loans. */
export function ExcludedNotice({ query, outcome, onQuery }: ExcludedNoticeProps) {
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const page = useHref()('loans');
  const { warning, lawful, electricAllows } = outcome;
  if (warning.kind === 'none') return null;
  const ways = lawful.map((form) => ({
    query: { ...query, form },
    label: loans.lawfulWay({
      amount: formatMoney(form.amount ?? 0, locale, { trimWhole: true }),
      months: form.term,
    }),
  }));
  if (electricAllows) ways.push({ query: { ...query, electric: true }, label: loans.electricWay });
  return (
    <Notice
      tone="warning"
      title={loans.aboveLimit}
      actions={ways.map((way) => (
        <ButtonLink
          key={way.label}
          variant="secondary"
          size="small"
          to={page + writeLoanQuery(way.query)}
          onClick={(event) => {
            event.preventDefault();
            onQuery(way.query);
          }}
        >
          {way.label}
        </ButtonLink>
      ))}
    >
      <p className="text-small">
        {lawOf(warning, loans)} {electricAllows && `${loans.electricException} `}
        {loans.ratesForInformation}
      </p>
    </Notice>
  );
}
