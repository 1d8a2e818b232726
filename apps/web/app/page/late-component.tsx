import { loadScreenPhrases, type PhraseSet } from '@ayrac/browser/phrases.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { type ComponentType, lazy, use, useState } from 'react';
import { pageLocale } from '../document/page-locale.ts';

const never = new Promise<never>(() => {});

/**
 * A component that comes with its phrases after the page's own script, for use inside `Suspense`: the page as it was
 * sent, or the fallback, stands in its place until then, and for good where it cannot be fetched.
 */
export function lateComponent<Props extends object>(
  phrases: PhraseSet | readonly PhraseSet[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy<ComponentType<Props>>(() =>
    Promise.all([load(), import.meta.env.SSR || loadAll([phrases].flat())]).then(
      ([Component]) => ({
        // In an element of its own, which can be taken over with all that was sent in it.
        default: (props: Props) => (
          <div className="contents">
            <Component {...props} />
          </div>
        ),
      }),
      () => ({ default: AsSent }),
    ),
  );
}

function loadAll(phrases: readonly PhraseSet[]) {
  return Promise.all(phrases.map((set) => loadScreenPhrases(set, pageLocale())));
}

/**
 * What stands in the place of a part that cannot be fetched: what was sent, which works without script, or the
 * fallback. A part of the page that never came to life would hold back every step to another address.
 */
function AsSent() {
  const isLive = useIsLive();
  const [wasSent] = useState(!isLive);
  if (!wasSent) use(never);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written; React leaves such content as it was sent.
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
