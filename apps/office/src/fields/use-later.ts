import { useEffect, useState } from 'react';

/** After so long without a key the server is asked. */
const PAUSE_MS = 200;

/** A text as it was a moment ago, so that not every letter asks the server. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
