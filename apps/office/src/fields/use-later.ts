import { useEffect, useState } from 'react';

/** Debounce before the server is asked, in milliseconds. */
const PAUSE_MS = 200;

/** Returns a debounced text, so that not every keystroke causes a request. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
