import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Row } from '#office/client/row.ts';
import { moved } from './moves.ts';

interface Grabbed {
  readonly id: string;
  readonly to: number;
  readonly by: 'keys' | 'pointer';
}

interface RowOrderParts {
  readonly rows: readonly Row[];
  /** Last place that a record can be moved to. */
  readonly last: number;
  readonly onMove: (from: number, to: number) => void;
  /** Announcements to screen readers. */
  readonly say: {
    readonly grabbed: (row: Row, place: number) => void;
    readonly moved: (row: Row, place: number) => void;
    readonly dropped: (row: Row, place: number) => void;
    readonly cancelled: (row: Row) => void;
  };
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves a record by its handle: it is grabbed, moved with the pointer or arrow keys, and dropped. */
export function useRowOrder({ rows, last, onMove, say }: RowOrderParts) {
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  // Found again on each render, because the list may be loaded again while the record is being moved.
  const from = rows.findIndex(({ id }) => id === grabbed?.id);
  const row = rows[from];

  const grab = (id: string, by: Grabbed['by']) => {
    const place = rows.findIndex((one) => one.id === id);
    const found = rows[place];
    if (found === undefined) return;
    setGrabbed({ id, to: place, by });
    say.grabbed(found, place);
  };
  const goTo = (place: number) => {
    if (grabbed === null || row === undefined) return;
    const to = Math.max(0, Math.min(last, place));
    if (to === grabbed.to) return;
    setGrabbed({ ...grabbed, to });
    say.moved(row, to);
  };
  const drop = () => {
    setGrabbed(null);
    if (grabbed === null || row === undefined) return;
    say.dropped(row, grabbed.to);
    if (grabbed.to !== from) onMove(from, grabbed.to);
  };
  const cancel = () => {
    if (row !== undefined) say.cancelled(row);
    setGrabbed(null);
  };

  /** Returns whether the key was handled. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): boolean => {
    const id = idOfHandle(event.target);
    if (id === undefined) return false;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (grabbed === null) {
      if (!isPress) return false;
      grab(id, 'keys');
    } else if (isPress) drop();
    else if (event.key === 'Escape') cancel();
    else if (steps[event.key] !== undefined) goTo(grabbed.to + (steps[event.key] ?? 0));
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const id = idOfHandle(event.target);
    if (id === undefined || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grab(id, 'pointer');
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (grabbed?.by !== 'pointer') return;
    const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('tr[data-index]');
    if (below) goTo(Number(below.dataset.index));
  };
  const onPointerUp = () => {
    if (grabbed?.by === 'pointer') drop();
  };
  const onPointerCancel = () => {
    if (grabbed?.by === 'pointer') cancel();
  };

  return {
    shown: grabbed === null ? rows : moved(rows, from, grabbed.to),
    grabbedId: grabbed?.id,
    place: grabbed?.to,
    onKeyDown,
    onBlur: () => {
      if (grabbed?.by === 'keys') cancel();
    },
    pointer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function idOfHandle(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || target.closest('[data-grab]') === null) return undefined;
  return target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
}
