import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The field as its suggestions see it. */
export interface SearchField {
  readonly typed: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly clear: () => void;
}

/** Follows what is typed, and whether somebody is there who wants suggestions. */
export function useSearchField(
  form: RefObject<HTMLFormElement | null>,
  onSubmit: (term: string) => void,
): SearchField {
  const { key } = useLocation();
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
    // A press on a suggestion leaves the focus in the field.
    const press = (event: Event) => {
      if (!(event.target instanceof Node && form.current?.contains(event.target))) event.preventDefault();
    };
    const submit = () => {
      setOpenAt(null);
      onSubmit(fieldOf(form)?.value.trim() ?? '');
    };
    // What was typed while this was on its way.
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
    // Another page is another visit of the field.
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

/** The field of the form; another page's term is another one. */
function fieldOf(form: RefObject<HTMLFormElement | null>): HTMLInputElement | null {
  return form.current?.querySelector('input') ?? null;
}

function isFocused(form: RefObject<HTMLFormElement | null>): boolean {
  return document.activeElement === fieldOf(form);
}
