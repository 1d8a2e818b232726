import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

interface AnsweredProps<Data> {
  readonly answer: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What a call answered, what stands there until then, and the way on where it failed. */
export function Answered<Data>({ answer, children }: AnsweredProps<Data>) {
  const { siteTexts: words } = useOfficePhrases();
  if (answer.isPending) return <TextSkeleton lines={8} />;
  if (!answer.isError) return children(answer.data);
  return (
    <Notice
      tone="error"
      live
      title={words.failed}
      actions={
        <Button variant="secondary" size="small" onClick={() => answer.refetch()}>
          {words.retry}
        </Button>
      }
    >
      <p>{readProblem(answer.error).message}</p>
    </Notice>
  );
}
