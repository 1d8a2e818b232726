import { type RefObject, useEffect, useRef } from 'react';
import type { Row } from '#office/client/row.ts';
import type { TableHandle } from '#office/table/use-row-focus.ts';

interface FocusOnReturn {
  /** Id of the open record. */
  readonly open: string | null;
  readonly rows: readonly Row[];
  /** Whether the list is loading, so that a missing row may still appear. */
  readonly isOnItsWay: boolean;
  readonly table: RefObject<TableHandle | null>;
  readonly page: RefObject<HTMLElement | null>;
}

/**
 * Returns the focus to a record's row when the record is closed, even if it had replaced the list. When the row is gone,
 * a lost focus moves to the head of the list.
 */
export function useFocusOnReturn({ open, rows, isOnItsWay, table, page }: FocusOnReturn): void {
  const lastOpen = useRef(open);
  const wasInRow = useRef(false);
  useEffect(() => {
    const left = lastOpen.current;
    if (left === null || open !== null) {
      lastOpen.current = open;
      wasInRow.current = false;
      return;
    }
    const place = rows.findIndex(({ id }) => id === left);
    if (place < 0 && isOnItsWay) return;
    // While the list is loading, the row may still leave it and take the focus along.
    if (!isOnItsWay) lastOpen.current = null;
    const isLost = document.activeElement === document.body;
    if (place >= 0 && (isLost || !wasInRow.current)) table.current?.focusRow(place);
    wasInRow.current = place >= 0;
    if (place < 0 && isLost) {
      const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector);
      (find('[data-new]') ?? find('.list-title'))?.focus();
    }
  }, [open, rows, isOnItsWay, table, page]);
}
