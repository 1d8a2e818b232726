import { type RefObject, useEffect } from 'react';

/**
 * While a card is held by keys, the arrows go from column to column, as they stand; the library itself knows Tab alone for
 * that. Where the focus goes, what is held goes with it.
 */
export function useArrows(board: RefObject<HTMLElement | null>, held: RefObject<unknown>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0 || held.current === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Only a column that takes the card has one: its own does not.
      const places = [
        ...(board.current?.querySelectorAll<HTMLElement>('.board-cards div[role="button"]') ?? []),
      ];
      const here = places.indexOf(document.activeElement as HTMLElement);
      places[Math.max(0, Math.min(places.length - 1, here + by))]?.focus();
    };
    // The library listens on the document.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [board, held]);
}
