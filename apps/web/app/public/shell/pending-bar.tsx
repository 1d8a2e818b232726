import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { useNavigation } from 'react-router';

/** A line at the top while another page is on its way; a quick one comes without. */
export function PendingBar() {
  const { shell } = usePhrases();
  const isPending = useNavigation().state !== 'idle';
  return (
    <div role="status" className="pending-bar" data-pending={isPending || undefined}>
      {isPending && <span className="sr-only">{shell.loading}</span>}
    </div>
  );
}
