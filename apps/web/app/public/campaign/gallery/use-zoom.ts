import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pinchOf, SMALLEST, type View, zoomAt } from './zoom.ts';

/** Wheel distance of one zoom step, in pixels. A touchpad's pinch arrives as many small steps. */
const WHEEL_PX = 300;
const DOUBLE = 2.5;

interface Zoom {
  readonly zoom: number;
  /** Zooms the current picture around its centre by a factor. */
  readonly change: (factor: number) => void;
}

/**
 * Zooms the current picture of a strip by pinch, double click, Ctrl with the wheel, or `change`. The picture grows
 * inside its frame, so that the browser scrolls it. Another picture starts unzoomed.
 */
export function useZoom(strip: RefObject<HTMLElement | null>, shown: number): Zoom {
  const [zoom, setZoom] = useState(SMALLEST);
  const kept = useRef(SMALLEST);

  const frameOf = useCallback(() => {
    const frame = strip.current?.children[shown];
    return frame instanceof HTMLElement ? frame : undefined;
  }, [strip, shown]);

  /** Zooms around a point of the window, by default around the centre. */
  const bring = useCallback(
    (factor: number, point?: { readonly x: number; readonly y: number }) => {
      const frame = frameOf();
      if (frame === undefined) return;
      const box = frame.getBoundingClientRect();
      const x = point === undefined ? box.width / 2 : point.x - box.left;
      const y = point === undefined ? box.height / 2 : point.y - box.top;
      const view = { zoom: kept.current, left: frame.scrollLeft, top: frame.scrollTop };
      put(frame, zoomAt(view, factor, { x, y }));
      kept.current = Number(frame.style.getPropertyValue('--zoom'));
      setZoom(kept.current);
    },
    [frameOf],
  );

  useEffect(() => {
    const { current: element } = strip;
    if (element === null) return;
    let width = 0;
    const touch = (event: TouchEvent) => {
      const [one, other] = Array.from(event.touches, ({ clientX, clientY }) => ({ x: clientX, y: clientY }));
      if (one === undefined || other === undefined) {
        width = 0;
        return;
      }
      event.preventDefault();
      const pinch = pinchOf(one, other);
      if (width > 0) bring(pinch.width / width, pinch.middle);
      width = pinch.width;
    };
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      bring(2 ** (-event.deltaY / WHEEL_PX), { x: event.clientX, y: event.clientY });
    };
    const press = (event: MouseEvent) =>
      bring(kept.current > SMALLEST ? SMALLEST / kept.current : DOUBLE, {
        x: event.clientX,
        y: event.clientY,
      });
    const left = new AbortController();
    const listening = { passive: false, signal: left.signal };
    for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(kind, touch, listening);
    }
    element.addEventListener('wheel', turn, listening);
    element.addEventListener('dblclick', press, listening);
    return () => left.abort();
  }, [strip, bring]);

  useEffect(() => {
    const frame = frameOf();
    return () => {
      if (frame) put(frame, { zoom: SMALLEST, left: 0, top: 0 });
      kept.current = SMALLEST;
      setZoom(SMALLEST);
    };
  }, [frameOf]);

  return { zoom, change: bring };
}

function put(frame: HTMLElement, { zoom, left, top }: View): void {
  frame.style.setProperty('--zoom', String(zoom));
  frame.scrollTo({ left, top, behavior: 'instant' });
}
