import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfferRow, ParameterRowValue } from '@ayrac/contract/office/loan-books.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { stateOfRow } from '@ayrac/domain/loan-book/dated-row.ts';
import { writeStoredParameter } from '@ayrac/domain/loan-book/parameter-text.ts';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { MoreButton } from '#office/screen/more-button.tsx';
import { useToast } from '#office/screen/toasts.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import { cellText, rateColumn } from './draft.ts';
import { LoanExport } from './loan-export.tsx';
import { TimelineRow } from './timeline-row.tsx';

interface TimelineProps {
  readonly kind: 'offers' | 'parameters';
  readonly type: LoanType;
  readonly today: string;
  readonly version: number;
  /** Current and future values, wherever they are in the timeline. */
  readonly held: readonly (OfferRow | ParameterRowValue)[];
}

/** All values of a type, last written first: past, current and future ones, with their authors. */
export function Timeline({ kind, type, today, version, held }: TimelineProps) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const calls = useOfficeClient();
  const client = useQueryClient();
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt();
  const list = useRef<HTMLOListElement>(null);
  const answer = useInfiniteQuery({
    queryKey: ['loans', 'rows', kind, type],
    queryFn: ({ pageParam, signal }) =>
      calls.listLoanRows(
        { params: { kind }, query: pageParam === null ? { type } : { type, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const pages = answer.data?.pages ?? [];
  const rows = pages.flatMap(({ offers, parameters }) => [...offers, ...parameters]);
  const known = [...rows, ...held.filter((row) => !rows.some(({ id }) => id === row.id))];

  const withdraw = async (id: string) => {
    await attempt(async () => {
      await calls.withdrawLoanRow({ params: { kind, id }, body: { version } });
      show({ text: loans.timeline.takenBack });
    });
    await client.invalidateQueries({ queryKey: ['loans'] });
  };

  return (
    <section className="loan-part">
      <div className="loan-part-head">
        <h2>{loans.timeline.title}</h2>
        <LoanExport kind={kind} />
      </div>
      {answer.isPending && <TextSkeleton lines={6} />}
      {answer.isError && <FailedAnswer title={loans.timeline.failed} answer={answer} />}
      <ol ref={list} className="loan-timeline" hidden={rows.length === 0}>
        {rows.map((row) => (
          <TimelineRow
            key={row.id}
            row={row}
            name={'bankName' in row ? row.bankName : loans.parameters.names[row.name]}
            figures={
              'bankName' in row ? <Rates row={row} /> : writeStoredParameter(row, locale) || loans.none
            }
            state={stateOfRow(
              row,
              known.filter((other) => thingOf(other) === thingOf(row)),
              today,
            )}
            isBusy={isBusy}
            onWithdraw={() => withdraw(row.id)}
          />
        ))}
      </ol>
      <MoreButton answer={answer} list={list} label={loans.timeline.more} />
    </section>
  );
}

function Rates({ row }: { readonly row: OfferRow }) {
  const { offers } = useOfficePhrases().loans;
  const locale = useLocale();
  const terms = Object.keys(row.rates);
  return terms.map((term) => (
    <span key={term} className="loan-rate">
      {offers.term({ months: term })} {cellText(row, rateColumn(term), locale)}
    </span>
  ));
}

function thingOf(row: OfferRow | ParameterRowValue): string {
  return 'bankId' in row ? row.bankId : row.name;
}
