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
    if (element === null) return;
    const place = Math.max(0, Math.min(index, element.childElementCount - 1));
    isLed.current = true;
    setCurrent(place);
    element.scrollTo({ left: place * element.clientWidth });
  };
  const follow = ({ type, currentTarget }: UIEvent) => {
    const place = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
    // The visitor may have stopped it on its way.
    if (place === current || type === 'scrollend') isLed.current = false;
    if (!isLed.current) setCurrent(place);
  };
  return { current, show, strip, followed: { onScroll: follow, onScrollEnd: follow } };
}
