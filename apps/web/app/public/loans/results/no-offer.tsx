import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanForm } from '@ayrac/domain/loan/loan.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { useHref } from '#web/page/address.ts';
import type { LoanOutcome } from '#web/public/loans/outcome/loan-outcome.ts';
import { type LoanQuery, writeLoanQuery } from '../loan-query.ts';

type NoResults = Exclude<LoanOutcome, { kind: 'results' }>;

interface NoOfferProps {
  readonly query: LoanQuery;
  readonly outcome: LoanOutcome;
  readonly onQuery: (query: LoanQuery) => void;
}

/** Explains why no bank offers this loan, and the smallest change that helps. */
export function NoOffer({ query, outcome, onQuery }: NoOfferProps) {
  const loans = useScreenPhrases('loans');
  const results = useScreenPhrases('loanResults');
  const locale = useLocale();
  const page = useHref()('loans');
  if (outcome.kind === 'results') return null;
  const say = ({ amount, term }: LoanForm) => ({
    amount: formatMoney(amount ?? 0, locale, { trimWhole: true }),
    months: term,
  });
  const changes = outcome.kind === 'no-rates' ? [] : outcome.changes;
  return (
    <EmptyState
      icon="landmark"
      title={titleOf(outcome, results)}
      actions={changes.map((form, place) => (
        <ButtonLink
          key={`${form.amount} ${form.term}`}
          variant={place === 0 ? 'primary' : 'secondary'}
          to={page + writeLoanQuery({ ...query, form })}
          onClick={(event) => {
            event.preventDefault();
            onQuery({ ...query, form });
          }}
        >
          {results.request(say(form))}
        </ButtonLink>
      ))}
    >
      {reasonOf(outcome, { ...loans, ...results }, say(query.form), (amount) =>
        formatMoney(amount, locale, { trimWhole: true }),
      )}
      {outcome.kind === 'no-bank' && changes.length > 0 && ` ${results.nearest({ count: changes.length })}`}
    </EmptyState>
  );
}

function titleOf({ kind }: NoResults, loans: ScreenPhrases['loanResults']): string {
  if (kind === 'no-rates') return loans.noRates;
  return kind === 'vehicle-limit' ? loans.aboveLimit : loans.noBank;
}

function reasonOf(
  outcome: NoResults,
  loans: ScreenPhrases['loans'] & ScreenPhrases['loanResults'],
  requested: { amount: string; months: number },
  money: (amount: number) => string,
): string {
  if (outcome.kind === 'no-rates') return loans.noRatesText;
  if (outcome.kind === 'no-bank') return loans.noBankReasons[outcome.reason](requested);
  const { limit } = outcome;
  if (limit.kind === 'not-allowed') return loans.vehicleNotAllowed;
  return loans.vehicleLimit({ amount: money(limit.maxAmount), months: limit.maxTerm });
}
