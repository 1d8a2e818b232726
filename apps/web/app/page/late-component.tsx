import { loadScreenPhrases, type PhraseSet } from '@ayrac/browser/phrases.tsx';
import { useIsLive } from '@ayrac/kit/use-is-live.ts';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, use, useState } from 'react';
import { pageLocale } from '../document/page-locale.ts';

const never = new Promise<never>(() => {});

interface LateProps {
  /** Shown until the component is loaded, unless the server sent its HTML. */
  readonly fallback?: ReactNode;
}

/**
 * Returns a component that is loaded with its phrases after the page's own script. Until it is loaded, the server's HTML
 * or the fallback stays in place, and permanently if loading fails. An update of the page that leaves its properties as
 * they were does not reach it: React would drop the server's HTML. `prefetch` loads it before it is shown.
 */
export function lateComponent<Props extends object>(
  phrases: PhraseSet | readonly PhraseSet[],
  load: () => Promise<ComponentType<Props>>,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadWhole = async () => {
    const [Component] = await Promise.all([load(), import.meta.env.SSR || loadAll([phrases].flat())]);
    // A wrapper element lets React hydrate everything that the server sent in it.
    loaded ??= (props) => (
      <div className="contents">
        <Component {...props} />
      </div>
    );
    return loaded;
  };
  const Part = lazy<ComponentType<Props>>(() =>
    loadWhole().then(
      (component) => ({ default: component }),
      () => ({ default: AsSent }),
    ),
  );
  return Object.assign(
    memo((props: Props & LateProps) => {
      // What is loaded appears at once. With `lazy`, React would first show the fallback, and keep it for 300 ms.
      const [Shown] = useState(() => loaded ?? Part);
      return (
        <Suspense fallback={props.fallback}>
          <Shown {...props} />
        </Suspense>
      );
    }),
    { prefetch: () => void loadWhole().catch(() => undefined) },
  );
}

function loadAll(phrases: readonly PhraseSet[]) {
  return Promise.all(phrases.map((set) => loadScreenPhrases(set, pageLocale())));
}

/**
 * Stands in for a part that cannot be loaded: keeps the server's HTML, which works without script, or the fallback. A
 * part that never hydrates would block every navigation.
 */
function AsSent() {
  const isLive = useIsLive();
  const [wasSent] = useState(!isLive);
  if (!wasSent) use(never);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing; React keeps such content as the server sent it.
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
