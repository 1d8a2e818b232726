import { useEffect, useRef } from 'react';

/**
 * Synchronizes the horizontal scroll of the table's sticky head and its rows on a phone. Each scrolls on its own, by
 * touch or by focus, and the other one follows.
 */
export function useTwinScroll() {
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);

  useEffect(() => {
    const { current: top } = head;
    const { current: rows } = body;
    if (top === null || rows === null) return;
    const follow = (from: Element, to: Element) => () => {
      if (Math.abs(to.scrollLeft - from.scrollLeft) > 1) to.scrollLeft = from.scrollLeft;
    };
    const lead = follow(rows, top);
    const lag = follow(top, rows);
    rows.addEventListener('scroll', lead, { passive: true });
    top.addEventListener('scrollend', lag, { passive: true });
    // A scrollable element must be focusable, so that the keyboard can scroll it.
    const reach = new ResizeObserver(() => {
      if (rows.scrollWidth > rows.clientWidth + 1) rows.tabIndex = 0;
      else rows.removeAttribute('tabindex');
    });
    reach.observe(rows);
    return () => {
      rows.removeEventListener('scroll', lead);
      top.removeEventListener('scrollend', lag);
      reach.disconnect();
    };
  }, []);

  /** Moves by one campaign, forward or back. */
  const turn = (by: 1 | -1) => {
    const rows = body.current;
    if (rows !== null) rows.scrollBy({ left: (by * rows.clientWidth) / 2 });
  };
  return { head, body, turn };
}
