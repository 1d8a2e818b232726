import { expect, it } from 'vitest';
import { dropped, lastPlace, moved } from './moves.ts';

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [9, 0, 'abcd'],
])('moves the entry at %i to %i', (from, to, text) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(text);
});

it('moves to the very end only when the end is loaded', () => {
  expect([lastPlace(50, true), lastPlace(50, false)]).toEqual([48, 49]);
});

it.each([
  ['a', 'c', 'before', 'bacd'],
  ['a', 'd', 'after', 'bcda'],
  ['d', 'a', 'before', 'dabc'],
  ['bd', 'a', 'before', 'bdac'],
  ['b', 'b', 'after', 'abcd'],
  ['c', 'c', 'before', 'abcd'],
] as const)('%s dropped on %s, %s', (keys, key, dropPosition, result) => {
  const drop = { keys: new Set(keys), target: { key, dropPosition } };
  expect(dropped([...'abcd'], (letter) => letter, drop).join('')).toBe(result);
});
