import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';

/** Error of a failed load with a retry button. */
export function LoadFailure({ title, retry }: { readonly title: string; readonly retry: () => void }) {
  const wizard = useScreenPhrases('wizard');
  return (
    <Notice
      tone="error"
      live
      title={title}
      actions={
        <Button variant="secondary" icon="refresh-cw" onClick={retry}>
          {wizard.retry}
        </Button>
      }
    >
      {wizard.failedHint}
    </Notice>
  );
}
