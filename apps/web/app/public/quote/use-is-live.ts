import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script runs; false in the server's page and while it comes to life. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
