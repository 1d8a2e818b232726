import { useEffect, useRef } from 'react';

/**
 * Returns a ref for an element that takes the focus when `sign` changes, because the link that was clicked may be gone.
 * A field that is being filled in meanwhile keeps it.
 */
export function useFocusOnChange<Element extends HTMLElement>(sign: string) {
  const head = useRef<Element>(null);
  const shown = useRef(sign);
  useEffect(() => {
    if (shown.current === sign) return;
    shown.current = sign;
    if (!document.activeElement?.matches('input')) head.current?.focus({ preventScroll: true });
  }, [sign]);
  return head;
}
