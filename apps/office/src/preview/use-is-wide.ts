import { useSyncExternalStore } from 'react';

/** Width from which on a phone-sized preview fits beside the form. */
const wide = '(width >= 80rem)';

/** Returns whether the preview is beside the form instead of in a dialog over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(wide).matches);
}

function watch(hear: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}
