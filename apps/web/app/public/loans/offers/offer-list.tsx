import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { LoanTable } from '@ayrac/contract/loan.ts';
import { useId } from 'react';
import type { LoanQuery } from '../loan-query.ts';
import { CompactRow } from './compact-row.tsx';
import { CompareChosen, useChosenOffers } from './compare-chosen.tsx';
import { CostLegend } from './cost-bar.tsx';
import { ExcludedNotice } from './excluded-notice.tsx';
import { OfferRow } from './offer-row.tsx';
import type { Results } from './results.ts';

interface OfferListProps {
  readonly table: LoanTable;
  readonly query: LoanQuery;
  readonly outcome: Results;
  readonly compact: boolean;
  readonly onQuery: (query: LoanQuery) => void;
}

/** A scrollable element must be focusable, so that the keyboard can scroll it. */
const reachableByKey = { tabIndex: 0 };

/** The banks' offers, the best first. */
export function OfferList({ table, query, outcome, compact, onQuery }: OfferListProps) {
  const loans = useScreenPhrases('loanResults');
  const { results, otherWinner, warning } = outcome;
  const order = loans.orders[query.order];
  const count = results.length;
  const isBest = (place: number) => place === 0 && warning.kind === 'none';
  const chosen = useChosenOffers(useId());
  const highest = Math.max(...results.map(({ real }) => real.totalPayment));
  return (
    <div className="grid gap-3">
      <ExcludedNotice query={query} outcome={outcome} onQuery={onQuery} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-ink-soft text-small">
        <p role="status">
          {compact ? (
            loans.sorted({ count, order })
          ) : (
            <>
              <span className="print:hidden" aria-hidden="true">
                {loans.lowestFirst({ count, order: query.order })}
              </span>
              <span className="sr-only print:not-sr-only">{loans.sorted({ count, order })}</span>
            </>
          )}
        </p>
        {!compact && <CostLegend className="max-sm:hidden" />}
      </div>
      {otherWinner !== null && (
        <p className="text-small">
          {loans.winnersDiffer({
            order,
            bank: results[0]?.bankName ?? '',
            otherOrder: loans.orders[otherWinner.order],
            otherBank: otherWinner.bankName,
          })}
        </p>
      )}
      {compact ? (
        <section className="md:max-h-80 md:overflow-y-auto" aria-label={order} {...reachableByKey}>
          <ol className="divide-y divide-line tabular-nums">
            {results.map((result, place) => (
              <CompactRow key={result.bankId} result={result} best={isBest(place)} outcome={outcome} />
            ))}
          </ol>
        </section>
      ) : (
        <>
          <ol className="grid gap-4">
            {results.map((result, place) => (
              <OfferRow
                key={result.bankId}
                result={result}
                best={isBest(place)}
                first={place === 0}
                highest={highest}
                table={table}
                query={query}
                outcome={outcome}
                chosen={chosen}
              />
            ))}
          </ol>
          {count > 1 && warning.kind === 'none' && <CompareChosen chosen={chosen} />}
        </>
      )}
    </div>
  );
}
