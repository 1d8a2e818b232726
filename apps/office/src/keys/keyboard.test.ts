import { expect, it } from 'vitest';
import { asksToSave, commandOf, type KeyCommand, type Place } from './keyboard.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
const action = (key: string, place: Place = 'page', held: Partial<typeof none> = {}) =>
  commandOf({ ...none, ...held, key }, place);

it.each<[string, KeyCommand]>([
  ['/', 'search'],
  ['j', 'next'],
  ['J', 'next'],
  ['k', 'previous'],
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['x', 'choose'],
  ['Enter', 'open'],
  ['n', 'new'],
  ['e', 'edit'],
  ['c', 'call'],
  ['w', 'write'],
  ['4', 'pick'],
  ['?', 'help'],
  ['Escape', 'close'],
])('%s on the page triggers: %s', (key, asked) => {
  expect(action(key)).toBe(asked);
});

it('a key that is held down moves on, but acts once', () => {
  const held = (key: string) => action(key, 'page', { repeat: true });
  expect(['j', 'ArrowUp', 'c', 'w', 'x', '1', 'Enter'].map(held)).toEqual([
    ...(['next', 'previous'] as const),
    ...[undefined, undefined, undefined, undefined, undefined],
  ]);
});

it('letters have no effect while typing, but Escape leaves the field', () => {
  const keys = ['/', 'j', 'x', 'n', '?', 'c', '1', 'Enter', 'ArrowDown', 'Escape'];
  expect(keys.map((key) => action(key, 'typing'))).toEqual([
    ...Array.from({ length: 9 }, () => undefined),
    'close',
  ]);
});

it('browser shortcuts are not handled', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(['n', 'k', '/', 'ArrowDown'].map((key) => action(key, 'page', held))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

it('a control handles Enter and its arrows, but not letters', () => {
  expect([action('Enter', 'control'), action('ArrowDown', 'control'), action('j', 'control')]).toEqual([
    undefined,
    undefined,
    'next',
  ]);
});

it('Alt with an arrow moves the focused row only', () => {
  expect(action('ArrowUp', 'row', { altKey: true })).toBe('move-up');
  expect(action('ArrowDown', 'row', { altKey: true })).toBe('move-down');
  expect(action('ArrowDown', 'page', { altKey: true })).toBeUndefined();
  expect(action('j', 'row', { altKey: true })).toBeUndefined();
});

it('Ctrl+S and Cmd+S save everywhere', () => {
  expect(asksToSave({ ...none, ctrlKey: true, key: 's' })).toBe(true);
  expect(asksToSave({ ...none, metaKey: true, key: 'S' })).toBe(true);
  expect(asksToSave({ ...none, key: 's' })).toBe(false);
});
