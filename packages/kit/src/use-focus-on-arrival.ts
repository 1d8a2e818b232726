import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an element that replaces another one. It gets the focus before the next paint, so that a key
 * pressed as soon as it is visible already acts on it.
 */
export function useFocusOnArrival<Target extends HTMLElement>(hasCome = true) {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (hasCome) target.current?.focus();
  }, [hasCome]);
  return target;
}
