import { type RefObject, useEffect } from 'react';

type Walk = 'root' | 'child';

/**
 * Keyboard handling of the menu and its button. Up and down move within a level, Home and End to its ends. Right opens
 * a root and enters it, left returns. Esc closes the menu and restores the focus.
 */
export function useMenuKeys(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const place = panel.current?.parentElement;
    const button = place?.querySelector<HTMLElement>('[aria-expanded]');
    if (!place || !button) return;
    const press = (event: KeyboardEvent) => {
      const act = keyActionOf(event, place, button, isOpen, setOpen);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [panel, isOpen, setOpen]);
}

function keyActionOf(
  { key, target }: KeyboardEvent,
  place: HTMLElement,
  button: HTMLElement,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): (() => void) | undefined {
  if (key === 'ArrowDown' && target === button) {
    return () => {
      setOpen(true);
      // A hidden element cannot take the focus before the next frame.
      requestAnimationFrame(() => listOf(place, 'root')[0]?.focus());
    };
  }
  if (!isOpen || !(target instanceof HTMLElement)) return undefined;
  if (key === 'Escape') {
    return () => {
      button.focus();
      setOpen(false);
    };
  }
  const walk = target.dataset.walk as Walk | undefined;
  if (walk === 'root' && key === 'ArrowRight') {
    return () => {
      if (target.getAttribute('aria-expanded') === 'false') target.click();
      requestAnimationFrame(() =>
        target.parentElement?.querySelector<HTMLElement>('[data-walk=child]')?.focus(),
      );
    };
  }
  if (walk === 'child' && key === 'ArrowLeft') {
    return () => target.closest('li:has(> [data-walk=root])')?.querySelector('button')?.focus();
  }
  return walk === undefined ? undefined : step(listOf(place, walk), target, key);
}

function listOf(place: HTMLElement, walk: Walk): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(`[data-walk=${walk}]`)];
}

function step(list: readonly HTMLElement[], from: HTMLElement, key: string): (() => void) | undefined {
  const at = list.indexOf(from);
  const next = { ArrowDown: (at + 1) % list.length, ArrowUp: at - 1, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : () => list.at(next)?.focus();
}
