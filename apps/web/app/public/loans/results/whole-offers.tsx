import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { tableOf } from '@ayrac/domain/loan/loan-table.ts';
import type { LoanQuery } from '../loan-query.ts';
import { OfferList } from '../offers/offer-list.tsx';
import { TwoOffers } from '../offers/two-offers.tsx';
import { outcomeOf } from '../outcome/loan-outcome.ts';
import { RatesNotice } from './rates-notice.tsx';
import { ResultTools } from './result-tools.tsx';

interface WholeOffersProps {
  readonly tables: readonly LoanTable[];
  readonly query: LoanQuery;
  readonly onQuery: (query: LoanQuery) => void;
}

/** The banks' offers for a loan that at least one bank offers, with sorting and saving. */
export function WholeOffers({ tables, query, onQuery }: WholeOffersProps) {
  const tools = useScreenPhrases('loanResults');
  const outcome = outcomeOf(tables, query);
  const table = tableOf(tables, query.form.type);
  if (outcome.kind !== 'results' || table === undefined) return null;
  return (
    <>
      <div className="grid gap-4">
        <div className="loan-results-head">
          <h2 className="text-title">{tools.offersHeading}</h2>
          <ResultTools query={query} onQuery={onQuery} />
        </div>
        <RatesNotice table={table} />
        <OfferList table={table} query={query} outcome={outcome} compact={false} onQuery={onQuery} />
      </div>
      <TwoOffers table={table} query={query} outcome={outcome} />
    </>
  );
}
