import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFocusOnHeading } from './use-focus-on-heading.ts';

interface FailedAnswerProps {
  readonly title: string;
  readonly answer: { readonly error: unknown; readonly refetch: () => unknown };
}

/** Error of a failed request, with a retry button. */
export function FailedAnswer({ title, answer }: FailedAnswerProps) {
  const { resource } = useOfficePhrases();
  const failureWords = useFailureWords();
  const button = useFocusOnHeading();
  return (
    <Notice
      tone="error"
      live
      title={title}
      actions={
        <Button
          ref={button}
          variant="secondary"
          size="small"
          icon="refresh-cw"
          onClick={() => answer.refetch()}
        >
          {resource.retry}
        </Button>
      }
    >
      <p>{failureWords(answer.error)}</p>
    </Notice>
  );
}
