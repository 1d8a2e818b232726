import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { FailedAnswer } from './failed-answer.tsx';

interface AnsweredProps<Data> {
  readonly answer: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** Title of the error. */
  readonly title: string;
  /** Lines of the placeholder. */
  readonly lines: number;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Content of a loaded answer, a placeholder until then, and a retry after a failure. Loaded content stays when a later
 * request fails, because something may have been typed in it.
 */
export function Answered<Data>({ answer, title, lines, children }: AnsweredProps<Data>) {
  if (answer.data !== undefined) return children(answer.data);
  if (!answer.isError) return <TextSkeleton lines={lines} />;
  return <FailedAnswer title={title} answer={answer} />;
}
