import { isConnectionLost } from '@ayrac/browser/calls/problem.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Loading state of a member's data. `isLost` means that the connection failed. */
export type MemberData<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isLost: boolean }
  | { readonly kind: 'loaded'; readonly value: Value };

/** Loads data after the page is rendered, and again on demand. The loaded value stays until the next response. */
export function useMemberData<Value>(load: (signal: AbortSignal) => Promise<Value>) {
  const [own, setOwn] = useState<MemberData<Value>>({ kind: 'loading' });
  const loader = useRef(load);
  loader.current = load;
  const page = useRef(new AbortController());

  const again = useCallback(async () => {
    const { signal } = page.current;
    try {
      const value = await loader.current(signal);
      if (!signal.aborted) setOwn({ kind: 'loaded', value });
    } catch (error) {
      if (!signal.aborted) setOwn({ kind: 'failed', isLost: isConnectionLost(error) });
    }
  }, []);

  useEffect(() => {
    const left = new AbortController();
    page.current = left;
    void again();
    return () => left.abort();
  }, [again]);

  const change = useCallback((value: Value) => setOwn({ kind: 'loaded', value }), []);
  return { own, again, change };
}
