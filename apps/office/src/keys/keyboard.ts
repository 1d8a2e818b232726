/** Shortcuts of a page of records. */
export type KeyCommand =
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

/** The part of a key event that is used. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether the key is being held down. */
  readonly repeat: boolean;
}

/** Where the focus is: in a text field, on a control with its own keys, on a row, or elsewhere. */
export type Place = 'typing' | 'control' | 'row' | 'page';

const letters: Readonly<Record<string, KeyCommand>> = {
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
const arrows: Readonly<Record<string, KeyCommand>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const moves: Readonly<Record<string, KeyCommand>> = { ArrowDown: 'move-down', ArrowUp: 'move-up' };

/** Shortcuts that a key triggers again while it is held down. All others would act several times. */
const steps: readonly (KeyCommand | undefined)[] = ['next', 'previous', 'move-up', 'move-down'];

const figure = /^[1-9]$/;

/** Returns the shortcut of a key at a place, or undefined. */
export function commandOf(pressed: Pressed, place: Place): KeyCommand | undefined {
  const command = namedBy(pressed, place);
  return pressed.repeat && !steps.includes(command) ? undefined : command;
}

function namedBy({ key, ctrlKey, metaKey, altKey }: Pressed, place: Place): KeyCommand | undefined {
  if (ctrlKey || metaKey) return undefined;
  // Shift is ignored, because some keyboard layouts need it for / and ?.
  if (altKey) return place === 'row' ? moves[key] : undefined;
  if (key === 'Escape') return 'close';
  if (place === 'typing') return undefined;
  // On a row's link or a button, Enter has its native effect. Buttons also use Space and arrows.
  if (key === 'Enter') return place === 'page' ? 'open' : undefined;
  if (figure.test(key)) return 'pick';
  return letters[key] ?? letters[key.toLowerCase()] ?? (place === 'control' ? undefined : arrows[key]);
}

/** Whether a key press asks to save, wherever the focus is. */
export function asksToSave({ key, ctrlKey, metaKey, altKey }: Omit<Pressed, 'repeat'>): boolean {
  return (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';
}
