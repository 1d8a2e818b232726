import { type RefObject, useEffect } from 'react';

/** Tells assistive technology what the field has become, and brings what the keys have come to into sight. */
export function useComboboxRole(
  form: RefObject<HTMLFormElement | null>,
  listId: string,
  isExpanded: boolean,
  active: string | undefined,
): void {
  // After every render: another page's term is another field.
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
