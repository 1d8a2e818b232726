import { useCallback, useEffect, useRef, useState } from 'react';

/** Something of one's own, as far as it is here. */
export type Own<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly value: Value; readonly change: (next: Value) => void };

/** Loads something once the page is there. */
export function useOwn<Value>(load: (signal: AbortSignal) => Promise<Value>): Own<Value> {
  const [value, setValue] = useState<Value>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const loader = useRef(load);
  loader.current = load;

  useEffect(() => {
    const left = new AbortController();
    setFailed(false);
    loader.current(left.signal).then(setValue, () => {
      if (!left.signal.aborted) setFailed(attempt >= 0);
    });
    return () => left.abort();
  }, [attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (value !== undefined) return { kind: 'loaded', value, change: setValue };
  return hasFailed ? { kind: 'failed', retry } : { kind: 'loading' };
}
