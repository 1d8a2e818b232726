import { useEffect, useRef } from 'react';
import { type Deed, deedOf, type Place } from './keyboard.ts';

/** Handlers of a page by shortcut. Absent ones leave the key to the browser. */
export type Shortcuts = { readonly [Name in Deed]?: ((event: KeyboardEvent) => void) | undefined };

/** Descriptions of shortcuts that differ from their default. */
type DeedWords = { readonly [Name in Deed]?: string };

/** Shortcuts of the mounted components, read when needed. */
const listening = new Set<() => { readonly shortcuts: Shortcuts; readonly words: DeedWords }>();

/** Returns the shortcuts that the page currently handles, with their own descriptions if any. */
export function answeredDeeds(): ReadonlyMap<Deed, string | undefined> {
  return new Map(
    [...listening].flatMap((tell) => {
      const { shortcuts, words } = tell();
      const deeds = (Object.keys(shortcuts) as Deed[]).filter((deed) => shortcuts[deed] !== undefined);
      return deeds.map((deed) => [deed, words[deed]] as const);
    }),
  );
}

/** Handles shortcuts wherever the focus is, except behind a dialog. */
export function useShortcuts(shortcuts: Shortcuts, words: DeedWords = {}): void {
  const latest = useRef({ shortcuts, words });
  useEffect(() => {
    latest.current = { shortcuts, words };
  });
  useEffect(() => {
    const tell = () => latest.current;
    listening.add(tell);
    return () => {
      listening.delete(tell);
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      const deed = deedOf(event, placeOf(event.target));
      const act = deed && latest.current.shortcuts[deed];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Whether a dialog is open, which then takes all keys. */
export function isBehindDialog(): boolean {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}

const chosenNotTyped = ['checkbox', 'radio', 'button', 'submit', 'reset'];

/** Returns where a key was pressed. */
export function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.isContentEditable || target.matches('textarea, select')) return 'typing';
  if (target instanceof HTMLInputElement && !chosenNotTyped.includes(target.type)) return 'typing';
  if (target.closest('tr[data-id], a[data-row]')) return 'row';
  return target.matches('a, button, input, summary') ? 'control' : 'page';
}
