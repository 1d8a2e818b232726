import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { BulkWork } from './use-bulk.ts';

interface BulkProgressProps {
  readonly work: BulkWork;
  readonly onStop: () => void;
}

/** Progress of an action on many records. What takes several requests can be stopped between two of them. */
export function BulkProgress({ work, onStop }: BulkProgressProps) {
  const { resource } = useOfficePhrases();
  const { done, total, isStopping, isInParts } = work;
  return (
    <>
      <progress aria-label={resource.bulk} max={total} value={done} />
      {isInParts && (
        <Button variant="secondary" size="small" icon="x" disabled={isStopping} onClick={onStop}>
          {isStopping ? resource.stopping : resource.stop}
        </Button>
      )}
    </>
  );
}

/** Returns the function that says how far an action is. */
export function useWorkWords() {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  return ({ done, total }: BulkWork): string => {
    const words = { total: formatCount(total, locale) };
    return done === undefined
      ? resource.workingAll(words)
      : resource.working({ ...words, done: formatCount(done, locale) });
  };
}
