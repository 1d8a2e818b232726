import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Returns the address's parameters and a function that changes some of them. An empty value removes a parameter. */
export function useQueryState() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (parts: Readonly<Record<string, string>>, step: { readonly replace?: boolean } = {}) => {
      // Read from the current address, because two changes may follow each other before a render.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(parts)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setAddress(next, step);
    },
    [setAddress],
  );
  return [address, change] as const;
}
