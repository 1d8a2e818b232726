import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the focus to a category's row in the tree when the category is closed, unless the user has already moved on. A
 * category that was just added may not have a row yet; until then the focus is on the button that adds one. A row far
 * down is only rendered once the tree has scrolled to it.
 */
export function useReturn(
  page: RefObject<HTMLElement | null>,
  open: string | null,
  listed: readonly string[],
  rowHeight: number,
): void {
  const [left, setLeft] = useState(open);
  if (open !== null && open !== left) setLeft(open);
  const returning = open === null ? left : null;
  const place = returning === null ? -1 : listed.indexOf(returning);

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (returning !== null && isLost) waitingPlace(page.current)?.focus();
  }, [page, returning]);

  useEffect(() => {
    const root = page.current;
    const wait = waitingPlace(root);
    if (returning === null || root === null) return;
    const arrive = () => {
      const isWaiting = document.activeElement === wait;
      const row = root.querySelector<HTMLElement>(`.tree [data-key="${CSS.escape(returning)}"]`);
      if (isWaiting) row?.focus();
      if (row || !isWaiting) setLeft(null);
      return row !== null || !isWaiting;
    };
    if (arrive() || place < 0) return;
    const observer = new MutationObserver(() => arrive() && observer.disconnect());
    observer.observe(root, { childList: true, subtree: true });
    root.querySelector('.tree')?.scrollTo({ top: place * rowHeight });
    return () => observer.disconnect();
  }, [page, returning, place, rowHeight]);
}

function waitingPlace(page: HTMLElement | null): HTMLElement | null {
  return page?.querySelector('[data-new]') ?? null;
}
