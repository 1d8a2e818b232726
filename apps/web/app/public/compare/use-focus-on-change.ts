import { useEffect, useRef } from 'react';

/** Leads the focus to an element when what it heads has changed: the link that did it may be gone. */
export function useFocusOnChange<Element extends HTMLElement>(sign: string) {
  const head = useRef<Element>(null);
  const shown = useRef(sign);
  useEffect(() => {
    if (shown.current === sign) return;
    shown.current = sign;
    head.current?.focus({ preventScroll: true });
  }, [sign]);
  return head;
}
