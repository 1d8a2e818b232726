import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to what has taken another's place, as soon as it has come: a key that is pressed the moment it is
 * seen acts on it already.
 */
export function useFocusOnArrival<Target extends HTMLElement>(hasCome = true) {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (hasCome) target.current?.focus();
  }, [hasCome]);
  return target;
}
