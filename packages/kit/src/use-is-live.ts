import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether script runs and `holds` is true. Always false on the server and during hydration. The component
 * renders a second time only if `holds` is true, which spares a page a second render in one block.
 */
export function useIsLive(holds = true): boolean {
  return useSyncExternalStore(
    never,
    () => holds,
    () => false,
  );
}
