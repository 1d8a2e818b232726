import { expect, it } from 'vitest';
import { editSteps } from './edit-steps.ts';

it.each([
  ['kasko', 'kasko', 0],
  ['kasok', 'kasko', 1],
  ['aksko', 'kasko', 1],
  ['kako', 'kasko', 1],
  ['kassko', 'kasko', 1],
  ['kasjo', 'kasko', 1],
  ['kasok', 'kasa', 2],
  ['aksok', 'kasko', 2],
  ['', 'kasko', 5],
  ['kasko', '', 5],
  ['', '', 0],
  ['ca', 'abc', 3],
])('from "%s" to "%s" there are %i steps, there and back', (typed, meant, steps) => {
  expect(editSteps(typed, meant)).toBe(steps);
  expect(editSteps(meant, typed)).toBe(steps);
});
