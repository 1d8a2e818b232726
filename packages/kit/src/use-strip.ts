import { type UIEvent, useRef, useState } from 'react';

/**
 * Place in a strip of pictures, each as wide as the strip, that the browser scrolls. A press counts at once: the next
 * one continues from its target, not from the place that the strip has scrolled to so far.
 */
export function useStrip(first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  /** Whether the strip is still scrolling to the current place. */
  const isOnItsWay = useRef(false);

  const show = (index: number) => {
    const { current: element } = strip;
    if (element === null) return;
    const place = Math.max(0, Math.min(index, element.childElementCount - 1));
    isOnItsWay.current = true;
    setCurrent(place);
    element.scrollTo({ left: place * element.clientWidth });
  };
  const follow = ({ type, currentTarget }: UIEvent) => {
    const place = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
    // The visitor may have stopped it on its way.
    if (place === current || type === 'scrollend') isOnItsWay.current = false;
    if (!isOnItsWay.current) setCurrent(place);
  };
  return { current, show, strip, followed: { onScroll: follow, onScrollEnd: follow } };
}
