import { type RefObject, useEffect, useRef, useState } from 'react';

/** In pixels. */
export const ROW_HEIGHT = 40;

/**
 * Keeps the focus and the view with a category's row in the tree. The row of an opened category is scrolled into view,
 * and gets the focus when the category is closed, unless the user has already moved on. A category that was just added
 * may not have a row yet; until then the focus is on the button that adds one. Returns a function that gives the focus
 * to the row of a category that was moved, unless the user has already moved on.
 */
export function useRowFocus(
  page: RefObject<HTMLElement | null>,
  open: string | null,
  listed: readonly string[],
): (moved: Moved) => void {
  const [left, setLeft] = useState(open);
  const [moved, setMoved] = useState<Moved | null>(null);
  /** Rows that the user opens or closes later do not scroll the tree back to it. */
  const revealed = useRef<string | null>(null);
  if (open !== null && open !== left) setLeft(open);
  const returning = open === null ? left : null;
  const placeOf = (id: string | null) => (id === null ? -1 : listed.indexOf(id));
  const openPlace = placeOf(open);
  const returningPlace = placeOf(returning);
  const movedPlace = placeOf(moved?.id ?? null);

  useEffect(() => {
    const tree = treeIn(page);
    if (open === null) revealed.current = null;
    if (open === null || open === revealed.current || tree === null || openPlace < 0) return;
    const top = openPlace * ROW_HEIGHT;
    return untilDone(tree, () => {
      // The tree gives its content a height some time after it has been rendered.
      if (tree.scrollHeight < top + ROW_HEIGHT) return false;
      const isInView = top >= tree.scrollTop && top + ROW_HEIGHT <= tree.scrollTop + tree.clientHeight;
      if (!isInView) tree.scrollTo({ top: top - (tree.clientHeight - ROW_HEIGHT) / 2 });
      revealed.current = open;
      return true;
    });
  }, [page, open, openPlace]);

  useEffect(() => {
    if (returning !== null && isFocusLost()) waitingPlace(page)?.focus();
  }, [page, returning]);

  useEffect(() => {
    const wait = waitingPlace(page);
    if (returning === null) return;
    return focusRow(treeIn(page), returning, returningPlace, {
      isMeant: () => document.activeElement === wait,
      onDone: () => setLeft(null),
    });
  }, [page, returning, returningPlace]);

  useEffect(() => {
    if (moved === null) return;
    const { id, droppedOn } = moved;
    return focusRow(treeIn(page), id, movedPlace, {
      // Where the tree leaves the focus: on the row, on the one that it was dropped on, or, if a preview was shown
      // first, on the place of the drop, which is no longer rendered.
      isMeant: () => isFocusLost() || focusedRow() === id || focusedRow() === droppedOn,
      onDone: () => setMoved(null),
    });
  }, [page, moved, movedPlace]);

  return setMoved;
}

export interface Moved {
  readonly id: string;
  /** Id of the category on which it was dropped, `null` if it was moved by keys. */
  readonly droppedOn: string | null;
}

interface RowWait {
  /** Whether the user has not moved on. */
  readonly isMeant: () => boolean;
  readonly onDone: () => void;
}

/** Focuses a row as soon as it is rendered: a row out of view is rendered once the tree has scrolled to it. */
function focusRow(tree: HTMLElement | null, id: string, place: number, { isMeant, onDone }: RowWait) {
  if (tree === null) return;
  let hasScrolled = false;
  return untilDone(tree, () => {
    const row = tree.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
    if (row !== null || !isMeant()) {
      if (isMeant()) row?.focus();
      onDone();
      return true;
    }
    if (!hasScrolled && place >= 0) tree.scrollTo({ top: place * ROW_HEIGHT });
    hasScrolled = true;
    return false;
  });
}

/** Tries at once, and after each change of the tree until the attempt succeeds. Returns a function that gives up. */
function untilDone(tree: HTMLElement, attempt: () => boolean): (() => void) | undefined {
  if (attempt()) return;
  const observer = new MutationObserver(() => attempt() && observer.disconnect());
  observer.observe(tree, { childList: true, subtree: true, attributes: true });
  return () => observer.disconnect();
}

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Id of the category whose row has the focus or contains it. */
function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key;
}

function treeIn(page: RefObject<HTMLElement | null>): HTMLElement | null {
  return page.current?.querySelector<HTMLElement>('.tree') ?? null;
}

function waitingPlace(page: RefObject<HTMLElement | null>): HTMLElement | null {
  return page.current?.querySelector<HTMLElement>('[data-new]') ?? null;
}
