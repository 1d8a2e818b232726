import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** What could not be loaded, with another try. */
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

const places = { tiles: 9, rows: 4, details: 1 };

/** The layout of what is on its way. */
export function Waiting({ layout }: { readonly layout: keyof typeof places }) {
  const wizard = useScreenPhrases('wizard');
  const shapes = Array.from({ length: places[layout] }, (_, index) => index);
  return (
    <>
      <Spinner label={wizard.loading} />
      <div className={`pick-${layout}`} aria-hidden="true">
        {shapes.map((shape) => (
          <div key={shape} className="pick-waiting">
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </>
  );
}
