import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import type { Wording } from '#office/client/failure-words.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingButton } from './passing-button.tsx';

interface FailedAnswerProps {
  readonly title: string;
  readonly answer: { readonly error: unknown; readonly refetch: () => unknown };
  /** Message for a failure without one of its own. */
  readonly otherwise?: Wording['otherwise'];
}

/** Error of a failed request, with a retry button. */
export function FailedAnswer({ title, answer, otherwise }: FailedAnswerProps) {
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
      <p>{failureWords(answer.error, otherwise === undefined ? {} : { otherwise })}</p>
    </Notice>
  );
}
