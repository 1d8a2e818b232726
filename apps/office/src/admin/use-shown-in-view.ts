import { type RefObject, useEffect, useRef } from 'react';

/** For a row of links that scrolls sideways: whichever is shown is in view. */
export function useShownInView(shown: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each one that is shown
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return row;
}
