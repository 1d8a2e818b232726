import { type RefObject, useEffect } from 'react';

/** Gives the field the ARIA attributes of a combobox, and scrolls the active option into view. */
export function useComboboxRole(
  form: RefObject<HTMLFormElement | null>,
  listId: string,
  isExpanded: boolean,
  active: string | undefined,
): void {
  // Runs after every render, because another page's term has another field.
  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (!field) return;
    write(field, 'role', 'combobox');
    write(field, 'aria-autocomplete', 'list');
    write(field, 'aria-expanded', String(isExpanded));
    write(field, 'aria-controls', isExpanded ? listId : undefined);
    write(field, 'aria-activedescendant', active);
  });

  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
}

function write(field: HTMLElement, attribute: string, value: string | undefined): void {
  if (value === undefined) field.removeAttribute(attribute);
  else field.setAttribute(attribute, value);
}
