import { useEffect, useRef } from 'react';

/**
 * On a phone the head of the table stays while its rows scroll below it, so both scroll sideways by themselves: whichever
 * is moved, by a finger or by the focus, takes the other along.
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
    // What scrolls must be reachable by key.
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

  /** One campaign on or back. */
  const turn = (by: 1 | -1) => {
    const rows = body.current;
    if (rows !== null) rows.scrollBy({ left: (by * rows.clientWidth) / 2 });
  };
  return { head, body, turn };
}
