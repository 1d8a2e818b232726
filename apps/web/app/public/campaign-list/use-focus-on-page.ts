import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Leads focus and window to the head of a list when its page is turned; give the ref to an element that can take
 * focus. Back and forward restore their own place.
 */
export function useFocusOnPage<Element extends HTMLElement>(page: number) {
  const head = useRef<Element>(null);
  const shown = useRef(page);
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isReturn) return;
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  }, [page, isReturn]);
  return head;
}
