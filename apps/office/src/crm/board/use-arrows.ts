import { type RefObject, useEffect } from 'react';

/**
 * While a card is dragged by keyboard, the arrow keys move between the columns in their visible order. The library
 * itself only supports Tab. The dragged card follows the focus.
 */
export function useArrows(board: RefObject<HTMLElement | null>, held: RefObject<unknown>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0 || held.current === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Only columns that accept the card have a drop target; its own column has none.
      const places = [
        ...(board.current?.querySelectorAll<HTMLElement>('.board-cards div[role="button"]') ?? []),
      ];
      const here = places.indexOf(document.activeElement as HTMLElement);
      places[Math.max(0, Math.min(places.length - 1, here + by))]?.focus();
    };
    // Captured before the library's listener on the document.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [board, held]);
}
