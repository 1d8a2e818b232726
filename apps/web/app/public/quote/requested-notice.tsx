import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFocusOnArrival } from '#web/ui/use-focus-on-arrival.ts';

/** The campaign was asked for before; the form stays as it was. */
export function RequestedNotice({ onDismiss }: { readonly onDismiss: (() => void) | undefined }) {
  const quote = useScreenPhrases('quote');
  const focused = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={focused} tabIndex={-1} className="outline-none">
      <Notice
        tone="warning"
        live
        title={quote.requestedTitle}
        actions={
          onDismiss && (
            <Button variant="secondary" onClick={onDismiss}>
              {quote.understood}
            </Button>
          )
        }
      >
        {quote.refused.duplicate}
      </Notice>
    </div>
  );
}
