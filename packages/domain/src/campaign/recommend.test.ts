import { expect, it } from 'vitest';
import { recommend } from './recommend.ts';

const items = (ids: string) => [...ids].map((id) => ({ id }));

// Specification 1.6
it.each([
  ['the best of each look before the second best of any', ['ab', 'cd'], '', 'acbd'],
  ['what is akin to two looks once', ['ab', 'ba'], '', 'ab'],
  ['nothing that was seen', ['ab', 'cd'], 'bc', 'ad'],
  ['no more than was asked for', ['abc', 'def'], '', 'adbe'],
  ['nothing where nothing was looked at', [], '', ''],
  ['nothing where nothing is akin', ['', ''], '', ''],
])('recommends %s', (_case, akin, seen, expected) => {
  expect(recommend(akin.map(items), new Set(seen), 4)).toEqual(items(expected));
});
