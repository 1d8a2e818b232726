import { Notice } from '@ayrac/kit/notice.tsx';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingButton } from './passing-button.tsx';

interface FailedAnswerProps {
  readonly title: string;
  readonly answer: { readonly error: unknown; readonly refetch: () => unknown };
}

/** Error of a failed request, with a retry button. */
export function FailedAnswer({ title, answer }: FailedAnswerProps) {
  const { resource } = useOfficePhrases();
  const failureWords = useFailureWords();
  return (
    <Notice
      tone="error"
      live
      title={title}
      actions={
        <PassingButton variant="secondary" size="small" icon="refresh-cw" onClick={() => answer.refetch()}>
          {resource.retry}
        </PassingButton>
      }
    >
      <p>{failureWords(answer.error)}</p>
    </Notice>
  );
}
