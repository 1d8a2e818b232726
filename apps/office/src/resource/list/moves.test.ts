import { expect, it } from 'vitest';
import { lastPlace, moved } from './moves.ts';

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
