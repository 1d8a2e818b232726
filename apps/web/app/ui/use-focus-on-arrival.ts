import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to what has taken another's place, as soon as it is there: a key that is pressed the moment it is
 * seen acts on it already.
 */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useLayoutEffect(() => target.current?.focus(), []);
  return target;
}
