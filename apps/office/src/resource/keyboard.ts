/** What a key asks a page of records for. */
export type Deed =
  | 'search'
  | 'next'
  | 'previous'
  | 'choose'
  | 'open'
  | 'new'
  | 'edit'
  | 'move-up'
  | 'move-down'
  | 'answer'
  | 'call'
  | 'write'
  | 'pick'
  | 'help'
  | 'close';

/** What is read of a key that was pressed. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Where the focus stands: in a field, where letters are letters; on a control, which has keys of its own; or neither. */
export type Place = 'typing' | 'control' | 'row' | 'page';

const letters: Readonly<Record<string, Deed>> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'choose',
  n: 'new',
  e: 'edit',
  r: 'answer',
  c: 'call',
  w: 'write',
  '?': 'help',
};
const arrows: Readonly<Record<string, Deed>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const moves: Readonly<Record<string, Deed>> = { ArrowDown: 'move-down', ArrowUp: 'move-up' };

const figure = /^[1-9]$/;

/** The deed that a key asks for where it was pressed; nothing where the key is somebody else's. */
export function deedOf({ key, ctrlKey, metaKey, altKey }: Pressed, place: Place): Deed | undefined {
  if (ctrlKey || metaKey) return undefined;
  // Some keyboards reach / and ? by a further key, so that one alone is not asked for.
  if (altKey) return place === 'row' ? moves[key] : undefined;
  if (key === 'Escape') return 'close';
  if (place === 'typing') return undefined;
  // A link on a row opens by itself, and a button has Enter, Space and arrows of its own.
  if (key === 'Enter') return place === 'page' ? 'open' : undefined;
  if (figure.test(key)) return 'pick';
  return letters[key] ?? letters[key.toLowerCase()] ?? (place === 'control' ? undefined : arrows[key]);
}

/** Whether a press asks to save, wherever the focus stands. */
export function asksToSave({ key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}
