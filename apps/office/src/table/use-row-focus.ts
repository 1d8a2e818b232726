import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Row } from '#office/resource/row.ts';
import type { useRowOrder } from './use-row-order.ts';

/** What others may ask of the table. */
export interface TableHandle {
  /** Brings a row into the window, and gives its name the focus. */
  readonly focusRow: (place: number) => void;
  readonly showRow: (place: number) => void;
  /** Has a row keep the focus while it goes to another place, which takes it away. */
  readonly holdFocus: (id: string) => void;
}

interface RowFocus {
  readonly ref: Ref<TableHandle>;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly rows: readonly Row[];
  /** What is being moved among its neighbours. */
  readonly order: Pick<ReturnType<typeof useRowOrder>, 'grabbedId' | 'place'>;
  /** Whether only some of the rows are in the document. */
  readonly isWindowed: boolean;
  readonly virtual: { readonly scrollToIndex: (place: number) => void };
}

/** Keeps the focus with the row that it belongs to, wherever that goes and whether or not it is in the document. */
export function useRowFocus({ ref, table, rows, order, isWindowed, virtual }: RowFocus) {
  const awaited = useRef<string | null>(null);
  const held = useRef<{ readonly id: string; readonly what: string } | null>(null);

  // A row far away is in the document only after the window came to it.
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const link = findIn(table.current, awaited.current, '[data-open]');
    if (link === undefined) return;
    awaited.current = null;
    link.focus({ preventScroll: isWindowed });
  });

  // What is moved among its neighbours loses the focus on the way.
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
    /** A row has the focus now; the one that held it lets go. */
    came: (id: string) => {
      if (held.current?.id !== id) held.current = null;
    },
    /** It went on to something else; without a target it was taken away and not moved on. */
    went: (target: EventTarget | null) => {
      if (target !== null) held.current = null;
    },
  };
}

function findIn(table: HTMLElement | null, id: string | undefined, what: string): HTMLElement | undefined {
  if (id === undefined) return undefined;
  return table?.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"] ${what}`) ?? undefined;
}
