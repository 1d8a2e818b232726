import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeCalls } from '#office/resource/client.ts';
import { ParametersEditor } from './parameters-editor.tsx';
import { Timeline } from './timeline.tsx';
import { TypeTabs } from './type-tabs.tsx';
import { useLoanType } from './use-loan-type.ts';
import './loans.css';

/** Taxes, fees and limits of the law, each from a day on. */
export function Component() {
  const { loans } = useOfficePhrases();
  const type = useLoanType();
  return (
    <div className="loans">
      <h1 className="screen-title">{loans.parameters.title}</h1>
      <p className="loan-remark">{loans.parameters.lede}</p>
      <TypeTabs type={type} />
      <ParametersOfType key={type} />
    </div>
  );
}

function ParametersOfType() {
  const { loans } = useOfficePhrases();
  const calls = useOfficeCalls();
  const client = useQueryClient();
  const type = useLoanType();
  const [on, setOn] = useState<string>();
  const queryKey = ['loans', 'parameters', type, on ?? ''];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      calls.getParameterBook({ query: on === undefined ? { type } : { type, on } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const today = answer.data?.today;
  const choose = useCallback((day: string) => setOn(day === today ? undefined : day), [today]);
  if (answer.isPending) return <TextSkeleton lines={8} />;
  if (answer.isError) {
    return (
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
    );
  }
  const book = answer.data;
  return (
    <>
      <ParametersEditor
        book={book}
        onDay={choose}
        onCurrent={(current) => client.setQueryData(queryKey, current)}
      />
      <Timeline kind="parameters" type={type} today={book.today} version={book.version} held={book.rows} />
    </>
  );
}
