import { useEffect, useRef } from 'react';
import { type Deed, deedOf, type Place } from './keyboard.ts';

/** What a page does for a key; whatever is absent leaves the key to the browser. */
export type Shortcuts = { readonly [Name in Deed]?: ((event: KeyboardEvent) => void) | undefined };

/** Hears the keys of the page, wherever the focus stands in it, except over a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      const deed = deedOf(event, placeOf(event.target));
      const act = deed && latest.current[deed];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isBehindDialog(): boolean {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}

const chosenNotTyped = ['checkbox', 'radio', 'button', 'submit', 'reset'];

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.isContentEditable || target.matches('textarea, select')) return 'typing';
  if (target instanceof HTMLInputElement && !chosenNotTyped.includes(target.type)) return 'typing';
  if (target.closest('tr[data-id]')) return 'row';
  return target.matches('a, button, input, summary') ? 'control' : 'page';
}
