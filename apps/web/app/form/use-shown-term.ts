import { fieldInUse } from '@ayrac/browser/typing.ts';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a search field that shows the page's term. Another page's term, for example after Back, is written
 * into the field, which stays mounted and keeps the focus. What was typed before hydration stays, and so does what is
 * typed while the results of a sent term or another page load.
 */
export function useShownTerm(term: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(term);
  useEffect(() => {
    if (field.current === null || shown.current === term) return;
    shown.current = term;
    if (fieldInUse() !== field.current) field.current.value = term;
  }, [term]);
  return field;
}
