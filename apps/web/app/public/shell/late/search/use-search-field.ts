import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { pageKeyOf } from '#web/page/history/overlay.ts';

/** State of the field for its suggestions. */
export interface SearchField {
  readonly typed: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly clear: () => void;
}

/** Follows the field's text, and whether suggestions are to be shown. */
export function useSearchField(
  form: RefObject<HTMLFormElement | null>,
  onSubmit: (term: string) => void,
): SearchField {
  const key = pageKeyOf(useLocation());
  const [typed, setTyped] = useState(() => fieldOf(form)?.value ?? '');
  const [openAt, setOpenAt] = useState<string | null>(() => (isFocused(form) ? key : null));

  useEffect(() => {
    const place = form.current?.parentElement;
    if (!place) return;
    const follow = () => setTyped(fieldOf(form)?.value ?? '');
    const enter = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      follow();
      setOpenAt(key);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setOpenAt(null);
    };
    // Keeps the focus in the field when a suggestion is pressed.
    const press = (event: Event) => {
      if (!(event.target instanceof Node && form.current?.contains(event.target))) event.preventDefault();
    };
    const submit = () => {
      setOpenAt(null);
      onSubmit(fieldOf(form)?.value.trim() ?? '');
    };
    // Takes over what was typed while this code was loading.
    follow();
    for (const sign of ['input', 'focusin', 'click']) place.addEventListener(sign, enter);
    place.addEventListener('focusout', leave);
    place.addEventListener('mousedown', press);
    place.addEventListener('submit', submit);
    return () => {
      for (const sign of ['input', 'focusin', 'click']) place.removeEventListener(sign, enter);
      place.removeEventListener('focusout', leave);
      place.removeEventListener('mousedown', press);
      place.removeEventListener('submit', submit);
    };
  }, [form, key, onSubmit]);

  return {
    typed,
    // The suggestions close when the page changes.
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(null),
    clear: () => {
      const field = fieldOf(form);
      if (field) field.value = '';
      setTyped('');
    },
  };
}

/** Returns the field of the form. Another page's term has another field. */
function fieldOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement | null {
  return form.current?.querySelector('input') ?? null;
}

function isFocused(form: RefObject<HTMLFormElement | null>): boolean {
  return document.activeElement === fieldOf(form);
}
