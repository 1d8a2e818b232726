import { useSyncExternalStore } from 'react';

/** Media queries for the width of the window. */
const widths = {
  /** A phone-sized preview fits beside a form. */
  form: '(width >= 80rem)',
  /** A desktop-sized preview stays readable. */
  desktop: '(width >= 60rem)',
} as const;

/** Whether the window is wide enough for a form with its preview, or for a preview of a desktop window. */
export function useIsWide(enoughFor: keyof typeof widths): boolean {
  const query = widths[enoughFor];
  return useSyncExternalStore(
    (hear) => watch(query, hear),
    () => matchMedia(query).matches,
  );
}

function watch(media: string, hear: () => void): () => void {
  const query = matchMedia(media);
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}
