import { useEffect, useRef } from 'react';
import { type Deed, deedOf, type Place } from './keyboard.ts';

/** What a page does for a key; whatever is absent leaves the key to the browser. */
export type Shortcuts = { readonly [Name in Deed]?: ((event: KeyboardEvent) => void) | undefined };

/** What a key does where that is another thing than its deed is called by. */
type DeedWords = { readonly [Name in Deed]?: string };

/** What the parts of the page that stands there answer, each as it is just now. */
const listening = new Set<() => { readonly shortcuts: Shortcuts; readonly words: DeedWords }>();

/** What the page answers just now, each with its own words where it has some. */
export function answeredDeeds(): ReadonlyMap<Deed, string | undefined> {
  return new Map(
    [...listening].flatMap((tell) => {
      const { shortcuts, words } = tell();
      const deeds = (Object.keys(shortcuts) as Deed[]).filter((deed) => shortcuts[deed] !== undefined);
      return deeds.map((deed) => [deed, words[deed]] as const);
    }),
  );
}

/** Hears the keys of the page, wherever the focus stands in it, except over a dialog. */
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

/** Whether a dialog takes all keys. */
export function isBehindDialog(): boolean {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}

const chosenNotTyped = ['checkbox', 'radio', 'button', 'submit', 'reset'];

/** Where a key was pressed. */
export function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof HTMLElement)) return 'page';
  if (target.isContentEditable || target.matches('textarea, select')) return 'typing';
  if (target instanceof HTMLInputElement && !chosenNotTyped.includes(target.type)) return 'typing';
  if (target.closest('tr[data-id], a[data-row]')) return 'row';
  return target.matches('a, button, input, summary') ? 'control' : 'page';
}
