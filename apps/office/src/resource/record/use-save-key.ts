import { type RefObject, useEffect, useRef } from 'react';
import { asksToSave } from '#office/keys/keyboard.ts';
import { isBehindDialog } from '#office/keys/use-shortcuts.ts';

/**
 * Submits a form when the save shortcut is pressed, wherever the focus is, except behind a dialog and while the form is
 * being saved.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, isSaving: boolean): void {
  const latest = useRef(isSaving);
  useEffect(() => {
    latest.current = isSaving;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksToSave(event)) return;
      event.preventDefault();
      if (latest.current || event.repeat || isBehindDialog()) return;
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
