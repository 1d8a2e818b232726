import { useEffect, useRef } from 'react';

/** What takes the form's place takes its focus, too. */
export function useFocusOnArrival<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
