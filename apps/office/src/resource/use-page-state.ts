import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type PageState, pageAddress, readAddress } from './address.ts';
import type { ChangePage } from './change-page.ts';
import { useResource } from './resource-context.tsx';

/** What screens keep in the address beside a list: which part of its screen it is, and what a sheet of it shows. */
const besideList = ['tab', 'part', 'lang'];

/** The state of a page of records, which its address holds, and what changes it. */
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
      // What stands in the address now, not when the page was last drawn: two changes may follow each other at once.
      const before = new URLSearchParams(location.search);
      const next = pageAddress(shape, { ...readAddress(shape, before), ...parts });
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
