import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';

interface PreviewFailedProps {
  /** Of the call, if the page itself did not fail to load. */
  readonly error?: unknown;
  readonly onRetry: () => unknown;
}

/** Error message in place of a preview that could not be loaded, with a button to retry. */
export function PreviewFailed({ error, onRetry }: PreviewFailedProps) {
  const { preview } = useOfficePhrases().resource;
  return (
    <FailedAnswer
      title={preview.failed}
      otherwise={preview.failedText}
      answer={{ error, refetch: onRetry }}
    />
  );
}
