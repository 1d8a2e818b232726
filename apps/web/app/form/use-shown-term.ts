import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a search field that shows the page's term. Another page's term, for example after Back, is written
 * into the field, which stays mounted and keeps the focus. What was typed before hydration stays, and so does what is
 * typed while the results of a sent term load.
 */
export function useShownTerm(term: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(term);
  useEffect(() => {
    const form = field.current?.form;
    const noteSent = () => {
      shown.current = field.current?.value.trim() ?? '';
    };
    form?.addEventListener('submit', noteSent);
    return () => form?.removeEventListener('submit', noteSent);
  }, []);
  useEffect(() => {
    if (field.current === null || shown.current === term) return;
    field.current.value = term;
    shown.current = term;
  }, [term]);
  return field;
}
