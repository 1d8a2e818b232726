import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type PageState, pageAddress, readAddress } from './address.ts';
import type { ChangePage } from './change-page.ts';
import { useResource } from './resource-context.tsx';

/** Parameters of the screen that a list's address keeps: its tab, and what a sheet shows. */
const besideList = ['tab', 'part', 'lang'];

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
      for (const name of besideList) {
        const value = before.get(name);
        if (value !== null) next.set(name, value);
      }
      setAddress(next, { ...step, preventScrollReset: true });
    },
    [shape, setAddress],
  );
  return [state, change];
}
