import { useEffect, useMemo, useRef, useState } from 'react';
import type { Key } from 'react-aria-components/Tree';
import type { PageState } from '#office/resource/address.ts';
import type { Category } from './category-rows.tsx';
import { idsAbove, nodesOf, parentsOf } from './tree-nodes.ts';

/** The categories that match the search, and which of them are expanded: all of them while something is searched. */
export function useOpenNodes(rows: readonly Category[], { q, open: openRecord }: PageState) {
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set());
  const isSearched = q.trim() !== '';
  const nodes = useMemo(() => nodesOf(rows, q), [rows, q]);
  const parents = useMemo(() => parentsOf(nodes), [nodes]);
  const shown = useMemo(() => (isSearched ? new Set<Key>(parents) : opened), [isSearched, parents, opened]);

  // Expands the ancestors of the open category, however it was opened, and even if it was closed before it was loaded.
  const idToReveal = useRef<string | null>(null);
  useEffect(() => {
    if (openRecord !== null && openRecord !== 'new') idToReveal.current = openRecord;
    const id = idToReveal.current;
    if (id === null || rows.every((row) => row.id !== id)) return;
    idToReveal.current = null;
    const above = idsAbove(rows, id);
    setOpened((now) => (above.every((one) => now.has(one)) ? now : new Set([...now, ...above])));
  }, [openRecord, rows]);

  const canOpenMore = opened.size < parents.length;
  return {
    nodes,
    isSearched,
    shown,
    setOpen: setOpened,
    open: (ids: readonly Key[]) => setOpened((now) => new Set([...now, ...ids])),
    /** What `expand` does; null if there is nothing to open or close. */
    expansion:
      isSearched || parents.length === 0 ? null : canOpenMore ? ('open' as const) : ('close' as const),
    /** Opens the whole tree, or closes it if it is open. */
    expand: () => setOpened(new Set(canOpenMore ? parents : [])),
  };
}
