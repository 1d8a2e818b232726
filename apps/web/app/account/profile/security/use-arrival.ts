import { useEffect, useRef } from 'react';

/** Gives the focus to what has taken the place of a former step. */
export function useArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
