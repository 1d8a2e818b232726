import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { useNavigation } from 'react-router';

/** Progress line at the top during a navigation. Not shown for quick ones. */
export function PendingBar() {
  const { shell } = usePhrases();
  const isPending = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pending-bar" data-pending={isPending || undefined}>
      {isPending && <span className="sr-only">{shell.loading}</span>}
    </div>
  );
}
