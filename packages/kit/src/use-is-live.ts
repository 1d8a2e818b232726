import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether script runs and `holds` is so; false in the server's page and while it comes to life. The component renders
 * a second time only when it holds: a page that asked for script alone would be rendered twice, in one piece.
 */
export function useIsLive(holds = true): boolean {
  return useSyncExternalStore(
    never,
    () => holds,
    () => false,
  );
}
