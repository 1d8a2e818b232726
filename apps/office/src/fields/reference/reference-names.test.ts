import { expect, it } from 'vitest';
import { isAmong } from './reference-names.ts';

it.each([
  ['of this brand', 'b1', { brandId: 'b1' }, true],
  ['of another brand', 'b2', { brandId: 'b1' }, false],
  ['of no brand', null, { brandId: 'b1' }, true],
  ['before a brand is chosen', 'b2', undefined, true],
])('a person %s can be chosen: %s, %o, %s', (_of, brandId, within, expected) => {
  expect(isAmong({ id: 'p', version: 1, brandId } as never, within)).toBe(expected);
});
