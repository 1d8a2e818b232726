import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns a ref and the current width of its element in pixels, 0 before the first layout. */
export function useWidth<Of extends HTMLElement>(): readonly [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    setWidth(measured.clientWidth);
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
