import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { keepBeside, type PageState, pageAddress, readAddress } from './address.ts';
import type { ChangePage } from './change-page.ts';
import { useResource } from './resource-context.tsx';

/** Returns the state of a page of records from its address, and the function that changes it. */
export function usePageState(): readonly [PageState, ChangePage] {
  const { shape, fixed } = useResource().declaration;
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const state = useMemo(() => {
    const read = readAddress(shape, new URLSearchParams(text));
    return fixed === undefined ? read : { ...read, filters: { ...read.filters, ...fixed } };
  }, [shape, text, fixed]);
  const change = useCallback<ChangePage>(
    (parts, step) => {
      // Read from the current address, because two changes may follow each other before a render.
      const before = new URLSearchParams(location.search);
      const now = readAddress(shape, before);
      const changed = typeof parts === 'function' ? parts(now) : parts;
      const next = pageAddress(shape, { ...now, ...changed });
      keepBeside(before, next);
      setAddress(next, step);
    },
    [shape, setAddress],
  );
  return [state, change];
}
