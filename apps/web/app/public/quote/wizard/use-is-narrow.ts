import { useSyncExternalStore } from 'react';

const narrow = '(width < 60rem)';

/** Returns whether the wizard is shown as the panel of a narrow window. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
  );
}
