import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';

interface AnsweredProps<Data> {
  readonly answer: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Content of a loaded answer, a placeholder until then, and a retry after a failure. */
export function Answered<Data>({ answer, children }: AnsweredProps<Data>) {
  const { siteTexts: words } = useOfficePhrases();
  if (answer.isPending) return <TextSkeleton lines={8} />;
  if (!answer.isError) return children(answer.data);
  return <FailedAnswer title={words.failed} answer={answer} retry={words.retry} />;
}
