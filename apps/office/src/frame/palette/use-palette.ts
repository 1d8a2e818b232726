import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether the palette is asked for, by its button or by Ctrl+K, and what was typed before it was there to take it. */
export interface AskedPalette {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Takes what was typed meanwhile; from then on its field is typed into. */
  readonly takeTyped: () => string;
}

/** Hears Ctrl+K, also while nobody knows yet who is there. */
export function usePalette(): AskedPalette {
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
      // It is meant for the palette: the page has deeds of its own for some of these keys.
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

/** What a field would hold after a key; undefined where the key writes nothing. */
export function typedAfter(typed: string, key: string): string | undefined {
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  return [...key].length === 1 ? typed + key : undefined;
}
