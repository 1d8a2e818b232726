import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What of one's own could not be loaded, with another try. */
export function LoadFailed({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  const { list } = useScreenPhrases('request');
  return (
    <Notice
      tone="error"
      live
      title={title}
      actions={
        <Button variant="secondary" icon="refresh-cw" onClick={onRetry}>
          {list.retry}
        </Button>
      }
    />
  );
}
