import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Spinner } from '@ayrac/kit/spinner.tsx';

/** In the whole window, until it is known who is here and the first screen has come. */
export function Loading() {
  const { shell } = usePhrases();
  return (
    <main className="office-loading">
      <Spinner label={shell.loading} />
    </main>
  );
}
