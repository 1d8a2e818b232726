import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever closes a category stands where they left the tree. One that was just added may not stand there yet: until it
 * does, they wait on the button that adds one.
 */
export function useReturn(page: RefObject<HTMLElement | null>, open: string | null): void {
  const lastOpen = useRef(open);
  useEffect(() => {
    const left = lastOpen.current;
    lastOpen.current = open;
    const root = page.current;
    if (left === null || open !== null || root === null) return;
    const wait = root.querySelector<HTMLElement>('[data-new]');
    wait?.focus();
    const arrive = () => {
      const row = root.querySelector<HTMLElement>(`.tree [data-key="${CSS.escape(left)}"]`);
      if (row && document.activeElement === wait) row.focus();
      return row !== null || document.activeElement !== wait;
    };
    if (arrive()) return;
    const observer = new MutationObserver(() => arrive() && observer.disconnect());
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page, open]);
}
