import { expect, it } from 'vitest';
import { typedAfter } from './use-palette.ts';

it.each([
  ['', 'k', 'k'],
  ['ç', 'ı', 'çı'],
  ['a', ' ', 'a '],
  ['ab', 'Backspace', 'a'],
  ['', 'Backspace', ''],
  ['a👍', 'Backspace', 'a'],
  ['a', 'Escape', undefined],
  ['a', 'Enter', undefined],
  ['a', 'ArrowDown', undefined],
])('after %j the key %s leaves %j', (typed, key, left) => {
  expect(typedAfter(typed, key)).toBe(left);
});
