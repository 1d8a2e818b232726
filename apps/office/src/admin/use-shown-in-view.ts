import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for a row of links that scrolls sideways. Scrolls the current link into view. */
export function useShownInView(shown: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each shown row
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return row;
}
