import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for links in a row or column that scrolls. Scrolls the current link into view, also after the labels have
 * been completed, for example with numbers.
 */
export function useShownInView(shown: string | undefined, isComplete = true): RefObject<HTMLElement | null> {
  const links = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each shown link and its final width
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, isComplete]);
  return links;
}
