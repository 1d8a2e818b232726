import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { tableOf } from '@ayrac/domain/loan/loan-table.ts';
import { formatMoney } from '@ayrac/domain/text/format.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useId, useLayoutEffect, useRef } from 'react';
import { useHref } from '#web/page/address.ts';
import { OfferList } from '#web/public/loans/offers/offer-list.tsx';
import { TwoOffers } from '#web/public/loans/offers/two-offers.tsx';
import { outcomeOf } from '#web/public/loans/outcome/loan-outcome.ts';
import { type LoanQuery, writeEditing, writeLoanQuery } from '../loan-query.ts';
import { NoOffer } from './no-offer.tsx';
import { RatesNotice } from './rates-notice.tsx';
import { ResultTools } from './result-tools.tsx';

interface LoanResultsProps {
  readonly tables: readonly LoanTable[];
  readonly query: LoanQuery;
  /** Shows only the rows, for a narrow panel. Plans, orders and costs are on the calculator's own page. */
  readonly compact: boolean;
  /** The visitor's action led to these results, so the heading takes the focus. */
  readonly takesFocus: boolean;
  readonly onQuery: (query: LoanQuery) => void;
  readonly onBack: () => void;
}

/** The banks' offers for a query, or advice if there are none. */
export function LoanResults({ tables, query, compact, takesFocus, onQuery, onBack }: LoanResultsProps) {
  const { loanNames } = useScreenPhrases('loans');
  const loans = useScreenPhrases('loanResults');
  const locale = useLocale();
  const page = useHref()('loans');
  const id = useId();
  const heading = useHeadingFocus(query, takesFocus);
  const { form } = query;
  const outcome = outcomeOf(tables, query);
  const table = tableOf(tables, form.type);
  const amount = formatMoney(form.amount ?? 0, locale, { trimWhole: true });
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="loan-results-head">
        <div>
          <h2 id={id} ref={heading} tabIndex={-1} className="text-title outline-none">
            {loans.resultsHeading({ loan: loanNames[form.type] })}
          </h2>
          <div className="flex flex-wrap items-center gap-x-5">
            <p className="font-label text-ink-soft">{loans.request({ amount, months: form.term })}</p>
            <ButtonLink
              variant="ghost"
              size="small"
              icon="pencil"
              // Its text is aligned with the lines above where it wraps.
              className="-ms-3 print:hidden"
              to={page + writeEditing(query)}
              onClick={(event) => {
                event.preventDefault();
                onBack();
              }}
            >
              {loans.back}
            </ButtonLink>
          </div>
        </div>
        {!compact && outcome.kind === 'results' && <ResultTools query={query} onQuery={onQuery} />}
      </div>
      {outcome.kind === 'results' && table !== undefined ? (
        <>
          {!compact && <RatesNotice table={table} />}
          <OfferList table={table} query={query} outcome={outcome} compact={compact} onQuery={onQuery} />
          {!compact && (
            <div className="mt-6 grid grid-cols-1">
              <TwoOffers
                key={`${form.type} ${form.amount} ${form.term}`}
                table={table}
                query={query}
                outcome={outcome}
              />
            </div>
          )}
          {compact && <RatesNotice table={table} />}
          {compact && (
            <TextLink variant="more" to={page + writeLoanQuery(query)}>
              {loans.fullComparison}
            </TextLink>
          )}
        </>
      ) : (
        <NoOffer query={query} outcome={outcome} onQuery={onQuery} />
      )}
    </section>
  );
}

/** Returns a ref for the heading. It takes the focus when an action leads to results, and again for another loan. */
function useHeadingFocus({ form }: LoanQuery, takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const resultKey = `${form.type} ${form.amount} ${form.term}`;
  const shown = useRef(takesFocus ? null : resultKey);
  useLayoutEffect(() => {
    if (shown.current !== resultKey) heading.current?.focus();
    shown.current = resultKey;
  }, [resultKey]);
  return heading;
}
