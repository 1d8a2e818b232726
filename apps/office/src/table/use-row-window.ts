import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Row } from '#office/client/row.ts';

/** Number of rows up to which all are rendered, so that the browser's search finds them. */
const MOST_IN_DOCUMENT = 100;
const ROW_HEIGHT = 44;
/** Height of the frame's bar and the table's header, below which rows are scrolled into view, in pixels. */
const HEAD_HEIGHT = 120;

/** Returns which rows of a long table to render, and the heights of those above and below. */
export function useRowWindow(table: RefObject<HTMLTableElement | null>, rows: readonly Row[]) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const isWindowed = rows.length > MOST_IN_DOCUMENT;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: 12,
    scrollMargin,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT * 2,
  });
  useLayoutEffect(() => {
    const body = table.current?.querySelector('tbody');
    if (body) setScrollMargin(Math.round(body.getBoundingClientRect().top + scrollY));
  });

  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const { range } = virtual;
  return {
    ...{ virtual, isWindowed },
    places: isWindowed ? items.map(({ index }) => index) : [...rows.keys()],
    above: isWindowed ? (first?.start ?? scrollMargin) - scrollMargin : 0,
    below: isWindowed ? virtual.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin) : 0,
    measure: useCallback((element: HTMLElement | null) => virtual.measureElement(element), [virtual]),
    /** The rows that the window shows, counted from 1. */
    first: (range?.startIndex ?? 0) + 1,
    last: (range?.endIndex ?? rows.length - 1) + 1,
  };
}
