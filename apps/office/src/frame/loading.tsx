import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Spinner } from '@ayrac/kit/feedback/spinner.tsx';

/** Full-page spinner until the session is known and the first screen is loaded. */
export function Loading() {
  const { shell } = usePhrases();
  return (
    <main className="office-loading">
      <Spinner label={shell.loading} />
    </main>
  );
}
