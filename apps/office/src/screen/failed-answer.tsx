import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface FailedAnswerProps {
  readonly title: string;
  readonly answer: { readonly error: unknown; readonly refetch: () => unknown };
  /** Label of the retry button, if it differs from the default. */
  readonly retry?: string;
}

/** Error of a failed request, with a retry button. */
export function FailedAnswer({ title, answer, retry }: FailedAnswerProps) {
  const { resource } = useOfficePhrases();
  return (
    <Notice
      tone="error"
      live
      title={title}
      actions={
        <Button variant="secondary" size="small" onClick={() => answer.refetch()}>
          {retry ?? resource.retry}
        </Button>
      }
    >
      <p>{readProblem(answer.error).message}</p>
    </Notice>
  );
}
