import { useCallback, useEffect, useRef, useState } from 'react';

/** State of the palette, and what was typed before its code was loaded. */
export interface PaletteState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Returns what was typed before the palette was loaded. From then on its field takes the input. */
  readonly takeTyped: () => string;
}

/** Opens the palette on Ctrl+K, even before the session is known. */
export function usePalette(): PaletteState {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<string | null>(null);

  const open = useCallback(() => {
    waiting.current ??= '';
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    waiting.current = null;
    setOpen(false);
  }, []);
  const takeTyped = useCallback(() => {
    const typed = waiting.current ?? '';
    waiting.current = null;
    return typed;
  }, []);
  const toggle = useRef(open);
  toggle.current = isOpen ? close : open;

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAsking = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (isAsking && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        toggle.current();
        return;
      }
      if (waiting.current === null || event.ctrlKey || event.metaKey || event.isComposing) return;
      const typed = typedAfter(waiting.current, event.key);
      if (typed === undefined && event.key !== 'Escape') return;
      // Typed into the palette that is loading, so the page's shortcuts must not react to it.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (typed === undefined) close();
      else waiting.current = typed;
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [close]);

  return { isOpen, open, close, takeTyped };
}

/** Returns a text after a key press, or undefined for keys that type nothing. */
export function typedAfter(typed: string, key: string): string | undefined {
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  return [...key].length === 1 ? typed + key : undefined;
}
