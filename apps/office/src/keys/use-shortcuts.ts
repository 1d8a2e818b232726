import { useEffect, useRef } from 'react';
import { commandOf, type KeyCommand, type Place } from './keyboard.ts';

/** Handlers of a page by shortcut. Absent ones leave the key to the browser. */
export type Shortcuts = { readonly [Name in KeyCommand]?: ((event: KeyboardEvent) => void) | undefined };

/** Descriptions of shortcuts that differ from their default. */
type CommandWords = { readonly [Name in KeyCommand]?: string };

/** Shortcuts of the mounted components, read when needed. */
const listening = new Set<() => { readonly shortcuts: Shortcuts; readonly words: CommandWords }>();

/** Returns the shortcuts that the page currently handles, with their own descriptions if any. */
export function answeredCommands(): ReadonlyMap<KeyCommand, string | undefined> {
  return new Map(
    [...listening].flatMap((listener) => {
      const { shortcuts, words } = listener();
      const commands = (Object.keys(shortcuts) as KeyCommand[]).filter(
        (command) => shortcuts[command] !== undefined,
      );
      return commands.map((command) => [command, words[command]] as const);
    }),
  );
}

/** Handles shortcuts wherever the focus is, except behind a dialog. */
export function useShortcuts(shortcuts: Shortcuts, words: CommandWords = {}): void {
  const latest = useRef({ shortcuts, words });
  useEffect(() => {
    latest.current = { shortcuts, words };
  });
  useEffect(() => {
    const listener = () => latest.current;
    listening.add(listener);
    return () => {
      listening.delete(listener);
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      const command = commandOf(event, placeOf(event.target));
      const act = command && latest.current.shortcuts[command];
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
