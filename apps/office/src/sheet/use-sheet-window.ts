import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

const ROW_HEIGHT = 40;
/** So many rows stand in the document as they are. */
const MOST_IN_DOCUMENT = 40;
/** So many rows before the last one the next ones are asked for. */
const AHEAD = 20;

/** A row of a sheet, or the room of rows that are not in the document. */
export type SheetPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'room'; readonly before: number; readonly height: number };

interface SheetWindow {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The row with the focus, which stays in the document wherever the others are scrolled to. */
  readonly active: number;
  /** The end of the rows comes into sight. */
  readonly onEnd?: (() => void) | undefined;
}

/** The rows of a long sheet that stand in the document. */
export function useSheetWindow({ frame, count, active, onEnd }: SheetWindow) {
  const isWindowed = count > MOST_IN_DOCUMENT;
  const virtual = useVirtualizer({
    count,
    enabled: isWindowed,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
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
