import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeCalls } from '#office/resource/client.ts';
import { OffersEditor } from './offers-editor.tsx';
import { Timeline } from './timeline.tsx';
import { TypeTabs } from './type-tabs.tsx';
import { useLoanType } from './use-loan-type.ts';
import './loans.css';

/** What the banks offer, one table a loan type: changed from a day on, with what was and what will be. */
export function Component() {
  const { loans } = useOfficePhrases();
  const type = useLoanType();
  return (
    <div className="loans">
      <h1 className="screen-title">{loans.offers.title}</h1>
      <p className="loan-remark">{loans.offers.lede}</p>
      <OffersOfType key={type} />
    </div>
  );
}

function OffersOfType() {
  const { loans } = useOfficePhrases();
  const calls = useOfficeCalls();
  const type = useLoanType();
  const client = useQueryClient();
  const [on, setOn] = useState<string>();
  const queryKey = ['loans', 'offers', type, on ?? ''];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      calls.getOfferBook({ query: on === undefined ? { type } : { type, on } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const book = answer.data;
  const today = book?.today;
  // What holds today was asked for without a day.
  const choose = useCallback((day: string) => setOn(day === today ? undefined : day), [today]);
  return (
    <>
      <TypeTabs type={type} overdue={book?.overdue} />
      {answer.isPending && <TextSkeleton lines={8} />}
      {answer.isError && (
        <Notice
          tone="error"
          live
          title={loans.failed}
          actions={
            <Button variant="secondary" size="small" onClick={() => answer.refetch()}>
              {loans.retry}
            </Button>
          }
        >
          <p>{readProblem(answer.error).message}</p>
        </Notice>
      )}
      {book !== undefined && (
        <>
          <OffersEditor
            book={book}
            onDay={choose}
            onCurrent={(current) => client.setQueryData(queryKey, current)}
          />
          <Timeline kind="offers" type={type} today={book.today} version={book.version} held={book.rows} />
        </>
      )}
    </>
  );
}
