import { type RefObject, useEffect, useRef } from 'react';
import type { TableHandle } from '#office/table/use-row-focus.ts';
import type { Row } from './row.ts';

interface FocusOnReturn {
  /** The record that is open. */
  readonly open: string | null;
  readonly rows: readonly Row[];
  /** Whether the list is being asked for, so that a row may come that is not there. */
  readonly isOnItsWay: boolean;
  readonly table: RefObject<TableHandle | null>;
  readonly page: RefObject<HTMLElement | null>;
}

/** Whoever closes a record stands where they left the list, also where it had taken the list's place. */
export function useFocusOnReturn({ open, rows, isOnItsWay, table, page }: FocusOnReturn): void {
  const lastOpen = useRef(open);
  useEffect(() => {
    const left = lastOpen.current;
    if (left === null || open !== null) {
      lastOpen.current = open;
      return;
    }
    const place = rows.findIndex(({ id }) => id === left);
    if (place < 0 && isOnItsWay) return;
    lastOpen.current = null;
    if (place >= 0) table.current?.focusRow(place);
    else page.current?.querySelector<HTMLElement>('[data-new]')?.focus();
  }, [open, rows, isOnItsWay, table, page]);
}
