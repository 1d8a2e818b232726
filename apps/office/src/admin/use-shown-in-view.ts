import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a row of links that scrolls sideways. Scrolls the current link into view, also after the labels have
 * been completed, for example with numbers.
 */
export function useShownInView(shown: string | undefined, isComplete = true): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each shown link and its final width
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, isComplete]);
  return row;
}
