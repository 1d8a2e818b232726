import { type UIEvent, useRef, useState } from 'react';

/**
 * Place in a strip of pictures, one as wide as the strip, that the browser scrolls. A press counts at once: the next one
 * leads on from where it leads, not from where the strip has scrolled to.
 */
export function useStrip(first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  /** Whether the strip is on its way to the current place. */
  const isLed = useRef(false);

  const show = (index: number) => {
    const { current: element } = strip;
    const place = Math.min(Math.max(index, 0), (element?.childElementCount ?? 1) - 1);
    isLed.current = true;
    setCurrent(place);
    element?.scrollTo({ left: place * element.clientWidth });
  };
  const letGo = () => {
    isLed.current = false;
  };
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    const place = Math.round(scrollLeft / clientWidth);
    if (place === current) letGo();
    if (!isLed.current) setCurrent(place);
  };
  return { current, show, strip, followed: { onScroll: follow, onPointerDown: letGo, onWheel: letGo } };
}
