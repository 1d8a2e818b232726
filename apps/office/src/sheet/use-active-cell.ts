import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ActiveCell, cellIn, type Extent, type Place, placeNow } from './active-cell.ts';

/** The first cell, whichever that is. */
const first: ActiveCell = { row: 0, column: 0, rowId: undefined, columnId: undefined };

/** Keeps which cell of a sheet can be reached by Tab, and moves the focus from cell to cell. */
export function useActiveCell(frame: RefObject<HTMLElement | null>, extent: Extent) {
  const [active, setActive] = useState(first);
  const awaited = useRef<Place | null>(null);

  const elementAt = ({ row, column }: Place) =>
    frame.current?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`);
  // A row far away is only rendered once it is the active one.
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const element = elementAt(awaited.current);
    awaited.current = null;
    element?.focus();
  });

  return {
    place: placeNow(extent, active),
    /** Called when a cell has got the focus. */
    settle: (place: Place) => setActive(cellIn(extent, place)),
    go: (place: Place) => {
      const next = cellIn(extent, place);
      setActive(next);
      const element = elementAt(next);
      if (element) element.focus();
      else awaited.current = next;
    },
  };
}
