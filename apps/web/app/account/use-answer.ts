import { useCallback, useEffect, useState } from 'react';

/** What a page of one's own asks the server for once it is there. */
export type Answer<Value> =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'here'; readonly value: Value };

/** Asks when the component arrives, and again when told to; what is here stays until the next answer. */
export function useAnswer<Value>(ask: () => Promise<Value>) {
  const [answer, setAnswer] = useState<Answer<Value>>({ kind: 'waiting' });
  const again = useCallback(async () => {
    setAnswer((before) => (before.kind === 'here' ? before : { kind: 'waiting' }));
    try {
      setAnswer({ kind: 'here', value: await ask() });
    } catch {
      setAnswer({ kind: 'failed' });
    }
  }, [ask]);
  useEffect(() => void again(), [again]);
  return { answer, again };
}
