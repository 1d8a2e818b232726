import { fieldInUse } from '@ayrac/browser/typing.ts';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Returns a ref for the focusable head of a list. When the page changes, the focus and the scroll position move there,
 * but a field in which the visitor types keeps the focus. Back and forward restore their own position, and a change of
 * filters has its own first page.
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
    if (!fieldInUse()) head.current?.focus({ preventScroll: true });
  }, [page, choice, isReturn]);
  return head;
}
