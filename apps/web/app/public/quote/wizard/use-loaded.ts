import { useCallback, useEffect, useRef, useState } from 'react';

/** Loading state of a value. */
export type Loaded<Value> =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly value: Value };

/** Loads the value for a key and caches it. Idle while the key is null. */
export function useLoaded<Value>(
  key: string | null,
  load: (key: string, signal: AbortSignal) => Promise<Value>,
): Loaded<Value> {
  const [known, setKnown] = useState<ReadonlyMap<string, Value>>(new Map());
  const [failed, setFailed] = useState<string>();
  const loader = useRef(load);
  loader.current = load;
  const isNeeded = key !== null && !known.has(key) && failed !== key;

  useEffect(() => {
    if (key === null || !isNeeded) return;
    const left = new AbortController();
    loader.current(key, left.signal).then(
      (value) => setKnown((before) => new Map(before).set(key, value)),
      () => {
        if (!left.signal.aborted) setFailed(key);
      },
    );
    return () => left.abort();
  }, [key, isNeeded]);

  const retry = useCallback(() => setFailed(undefined), []);
  if (key === null) return { kind: 'idle' };
  if (known.has(key)) return { kind: 'loaded', value: known.get(key) as Value };
  return failed === key ? { kind: 'failed', retry } : { kind: 'loading' };
}
