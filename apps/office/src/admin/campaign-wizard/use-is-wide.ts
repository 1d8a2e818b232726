import { useSyncExternalStore } from 'react';

/** From here on a phone's page has room beside the form. */
const wide = '(width >= 80rem)';

/** Whether the preview stands beside the form; else it is opened over it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(wide).matches);
}

function watch(hear: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}
