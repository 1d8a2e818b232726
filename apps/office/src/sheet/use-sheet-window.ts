import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

const ROW_HEIGHT = 40;
/** Number of rows up to which all are rendered. */
const MOST_IN_DOCUMENT = 40;
/** Number of rows before the end at which more are requested. */
const AHEAD = 20;

/** A row of a sheet, or the space of rows that are not rendered. */
export type SheetPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'room'; readonly before: number; readonly height: number };

interface SheetWindow {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Returns the key of a row. */
  readonly keyOf: (index: number) => string | number;
  /** Index of the focused row, which stays rendered wherever the sheet is scrolled. */
  readonly active: number;
  /** Called when the end of the rows becomes visible. */
  readonly onEnd?: (() => void) | undefined;
}

/** Returns the parts of a long sheet to render. */
export function useSheetWindow({ frame, count, keyOf, active, onEnd }: SheetWindow) {
  const isWindowed = count > MOST_IN_DOCUMENT;
  const virtual = useVirtualizer({
    count,
    enabled: isWindowed,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyOf,
    overscan: 10,
    rangeExtractor: (range) => {
      const all = new Set([...defaultRangeExtractor(range), Math.min(active, count - 1)]);
      return [...all].toSorted((one, other) => one - other);
    },
  });
  const items = virtual.getVirtualItems();
  const last = isWindowed ? (virtual.range?.endIndex ?? 0) : count - 1;
  const isNearEnd = last >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);

  if (!isWindowed) {
    const all = Array.from({ length: count }, (_, index): SheetPart => ({ kind: 'row', index }));
    return { parts: all, measure: undefined };
  }
  let end = 0;
  const parts = items.flatMap(({ index, start, size }): readonly SheetPart[] => {
    const room = start - end;
    end = start + size;
    const row = { kind: 'row', index } as const;
    return room > 0 ? [{ kind: 'room', before: index, height: room }, row] : [row];
  });
  const below = virtual.getTotalSize() - end;
  return {
    parts: below > 0 ? [...parts, { kind: 'room' as const, before: count, height: below }] : parts,
    measure: virtual.measureElement,
  };
}
