import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Leads focus and window to the head of a list when its page is turned; give the ref to an element that can take
 * focus. Back and forward restore their own place, and so does another choice of filters, which has its own first page.
 */
export function useFocusOnPage<Element extends HTMLElement>(page: number, choice = '') {
  const head = useRef<Element>(null);
  const shown = useRef({ page, choice });
  const isReturn = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, choice };
    if (before.page === page || before.choice !== choice || isReturn) return;
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  }, [page, choice, isReturn]);
  return head;
}
