import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Row } from '#office/client/row.ts';
import type { useRowOrder } from './use-row-order.ts';

/** Methods of the table for other components. */
export interface TableHandle {
  /** Scrolls a row into view and focuses its title. */
  readonly focusRow: (place: number) => void;
  readonly showRow: (place: number) => void;
  /** Keeps the focus on a row while it moves, which would otherwise lose it. */
  readonly holdFocus: (id: string) => void;
}

interface RowFocus {
  readonly ref: Ref<TableHandle>;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[];
  /** The row that is being moved. */
  readonly order: Pick<ReturnType<typeof useRowOrder>, 'grabbedId' | 'place'>;
  /** Whether only some rows are rendered. */
  readonly isWindowed: boolean;
  readonly virtual: { readonly scrollToIndex: (place: number) => void };
}

/** Keeps the focus on its row, wherever that moves and whether or not it is rendered. */
export function useRowFocus({ ref, table, rows, order, isWindowed, virtual }: RowFocus) {
  const awaited = useRef<string | null>(null);
  const held = useRef<{ readonly id: string; readonly what: string } | null>(null);

  // A row far away is only rendered after scrolling there.
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const link = findIn(table.current, awaited.current, '[data-open]');
    if (link === undefined) return;
    awaited.current = null;
    link.focus({ preventScroll: isWindowed });
  });

  // A row loses the focus when it is moved in the document.
  const { grabbedId, place } = order;
  useLayoutEffect(() => {
    if (grabbedId === undefined || place === undefined) return;
    findIn(table.current, grabbedId, '[data-grab]')?.focus({ preventScroll: isWindowed });
    if (isWindowed) virtual.scrollToIndex(place);
  }, [grabbedId, place, isWindowed, virtual, table]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when rows are reordered
  useLayoutEffect(() => {
    if (held.current === null) return;
    findIn(table.current, held.current.id, held.current.what)?.focus({ preventScroll: isWindowed });
  }, [rows, isWindowed]);

  useImperativeHandle(
    ref,
    () => ({
      showRow: (at) => {
        if (isWindowed) virtual.scrollToIndex(at);
        else findIn(table.current, rows[at]?.id, '[data-open]')?.scrollIntoView({ block: 'nearest' });
      },
      holdFocus: (id) => {
        const isHandle = document.activeElement?.matches('[data-grab]') ?? false;
        held.current = { id, what: isHandle ? '[data-grab]' : '[data-open]' };
      },
      focusRow: (at) => {
        const row = rows[at];
        if (row === undefined) return;
        if (isWindowed) virtual.scrollToIndex(at);
        const link = findIn(table.current, row.id, '[data-open]');
        if (link === undefined) awaited.current = row.id;
        else link.focus({ preventScroll: isWindowed });
      },
    }),
    [isWindowed, rows, virtual, table],
  );

  return {
    /** Another row has taken the focus, so the former one is no longer held. */
    came: (id: string) => {
      if (held.current?.id !== id) held.current = null;
    },
    /** Without a target the focus was lost and not moved, so it is still held. */
    went: (target: EventTarget | null) => {
      if (target !== null) held.current = null;
    },
  };
}

function findIn(table: HTMLElement | null, id: string | undefined, what: string): HTMLElement | undefined {
  if (id === undefined) return undefined;
  return table?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"] ${what}`) ?? undefined;
}
