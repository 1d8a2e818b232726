import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface PreviewFailedProps {
  /** Reason for the failure, if known. */
  readonly message?: string | undefined;
  readonly onRetry: () => void;
}

/** Error message in place of a preview that could not be loaded, with a button to retry. */
export function PreviewFailed({ message, onRetry }: PreviewFailedProps) {
  const { resource } = useOfficePhrases();
  return (
    <Notice
      tone="error"
      live
      title={resource.preview.failed}
      actions={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={onRetry}>
          {resource.retry}
        </Button>
      }
    >
      <p>{message || resource.preview.failedText}</p>
    </Notice>
  );
}
