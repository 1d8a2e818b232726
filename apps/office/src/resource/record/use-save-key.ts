import { type RefObject, useEffect } from 'react';
import { asksToSave } from '#office/keys/keyboard.ts';
import { isBehindDialog } from '#office/keys/use-shortcuts.ts';

/** Submits a form when the save shortcut is pressed, wherever the focus is, except behind a dialog. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksToSave(event)) return;
      event.preventDefault();
      if (event.repeat || isBehindDialog()) return;
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
