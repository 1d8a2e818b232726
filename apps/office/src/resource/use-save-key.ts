import { type RefObject, useEffect } from 'react';
import { asksToSave } from './keyboard.ts';

/** Sends a form when its key is pressed, wherever the focus stands. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksToSave(event)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form]);
}
