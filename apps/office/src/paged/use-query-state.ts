import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Some parameters of the address, and what writes them; an empty one is none. */
export function useQueryState() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (parts: Readonly<Record<string, string>>, step: { readonly replace?: boolean } = {}) => {
      // What stands in the address now: two changes may follow each other at once.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(parts)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setAddress(next, { ...step, preventScrollReset: true });
    },
    [setAddress],
  );
  return [address, change] as const;
}
