import { loadScreenPhrases, type PhraseSet } from '@ayrac/browser/phrases.tsx';
import { type ComponentType, lazy } from 'react';
import { pageLocale } from '../document/page-locale.ts';

/**
 * A component that comes with its phrases after the page's own script, for use inside `Suspense`: the page as it was
 * sent, or the fallback, stands in its place until then, and for good where it cannot be fetched.
 */
export function lateComponent<Props>(phrases: PhraseSet, load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    Promise.all([load(), import.meta.env.SSR || loadScreenPhrases(phrases, pageLocale())]).then(
      ([component]) => ({ default: component }),
      () => new Promise<never>(() => {}),
    ),
  );
}
