import { expect, it } from 'vitest';
import { asksToSave, type Deed, deedOf, type Place } from './keyboard.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };
const deed = (key: string, place: Place = 'page', held: Partial<typeof none> = {}) =>
  deedOf({ ...none, ...held, key }, place);

it.each<[string, Deed]>([
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
])('%s on the page asks for: %s', (key, asked) => {
  expect(deed(key)).toBe(asked);
});

it('letters stay letters while somebody types, and Escape still leads out', () => {
  const keys = ['/', 'j', 'x', 'n', '?', 'c', '1', 'Enter', 'ArrowDown', 'Escape'];
  expect(keys.map((key) => deed(key, 'typing'))).toEqual([
    ...Array.from({ length: 9 }, () => undefined),
    'close',
  ]);
});

it("the browser's own combinations are left to it", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(['n', 'k', '/', 'ArrowDown'].map((key) => deed(key, 'page', held))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

it('a control keeps Enter and its arrows, and gives the letters away', () => {
  expect([deed('Enter', 'control'), deed('ArrowDown', 'control'), deed('j', 'control')]).toEqual([
    undefined,
    undefined,
    'next',
  ]);
});

it('Alt and an arrow move the row that has the focus, and nothing else', () => {
  expect(deed('ArrowUp', 'row', { altKey: true })).toBe('move-up');
  expect(deed('ArrowDown', 'row', { altKey: true })).toBe('move-down');
  expect(deed('ArrowDown', 'page', { altKey: true })).toBeUndefined();
  expect(deed('j', 'row', { altKey: true })).toBeUndefined();
});

it('Ctrl+S and Cmd+S save, wherever they are pressed', () => {
  expect(asksToSave({ ...none, ctrlKey: true, key: 's' })).toBe(true);
  expect(asksToSave({ ...none, metaKey: true, key: 'S' })).toBe(true);
  expect(asksToSave({ ...none, key: 's' })).toBe(false);
});
