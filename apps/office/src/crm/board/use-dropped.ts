import { useEffect, useRef, useState } from 'react';

/**
 * How long dropped cards are shown as chosen, in milliseconds. For 50 ms after a drop, every render in which the library
 * finds new cards and an unchanged selection chooses them again. It reports neither that nor the end of it, so a refused
 * choice would repeat itself, and there is no event to wait for.
 */
const SHOWN_MS = 200;

/**
 * Cards that were just dropped into a column. The library chooses them to show where they are; otherwise they would stay
 * chosen and take part in the next action on several cards. `ids` is null when nothing was dropped just now.
 */
export function useDropped() {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = () => {
    setIds([]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIds(null), SHOWN_MS);
  };
  return { ids, start, show: setIds };
}
