import { type SyntheticEvent, useRef, useState } from 'react';

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
  const follow = ({ currentTarget }: SyntheticEvent) => {
    const place = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
    if (place === current) isOnItsWay.current = false;
    if (!isOnItsWay.current) setCurrent(place);
  };
  /**
   * The visitor may stop it on its way, even before it has moved, so that no scroll follows. Not every browser reports
   * the end of a scroll.
   */
  const release = (event: SyntheticEvent) => {
    isOnItsWay.current = false;
    follow(event);
  };
  const followed = { onScroll: follow, onPointerDown: release, onWheel: release, onKeyDown: release };
  return { current, show, strip, followed };
}
