import { expect, it } from 'vitest';
import { isObject } from './json-object.ts';

it.each([
  [{}, true],
  [{ key: 1 }, true],
  [null, false],
  [[], false],
  ['{}', false],
  [undefined, false],
])('%j is an object: %j', (value, expected) => {
  expect(isObject(value)).toBe(expected);
});
