import { type RefObject, useEffect } from 'react';
import type { SearchField } from './use-search-field.ts';

/** Keyboard handling of the list, by the ids of its options. Keys that edit text keep their default action. */
export function useSuggestionKeys(
  form: RefObject<HTMLFormElement | null>,
  field: SearchField,
  ids: readonly string[],
  active: string | undefined,
  activate: (id: string | undefined) => void,
): void {
  useEffect(() => {
    const element = form.current;
    const press = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLInputElement) || event.isComposing) return;
      const act = keyActionOf(event.key, event.target, field, ids, active, activate);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [form, field, ids, active, activate]);
}

function keyActionOf(
  key: string,
  input: HTMLInputElement,
  field: SearchField,
  ids: readonly string[],
  active: string | undefined,
  activate: (id: string | undefined) => void,
): (() => void) | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return () => {
        field.open();
        activate(ids[at + 1]);
      };
    case 'ArrowUp':
      return () => {
        field.open();
        // Up from the first option leads to the field, and from the field to the last option.
        activate(at === 0 ? undefined : ids.at(at === -1 ? -1 : at - 1));
      };
    case 'Enter':
      return field.isOpen && at >= 0 ? () => document.getElementById(ids[at] ?? '')?.click() : undefined;
    case 'Escape':
      // In a phone's overlay, Esc closes the whole overlay.
      if (input.closest('[popover]')) return undefined;
      if (field.isOpen) return field.close;
      return input.value === '' ? undefined : field.clear;
    default:
      return undefined;
  }
}
