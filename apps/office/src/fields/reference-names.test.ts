import { resources } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { expect, it } from 'vitest';
import { isAmong, sortOf } from './reference-names.ts';

it('sorts the choices by the names that are shown', () => {
  expect(sortOf('categories', 'en')).toBe('nameEn');
  expect(sortOf('categories', 'tr')).toBeUndefined();
  expect(sortOf('brands', 'en')).toBeUndefined();
});

it('every English name can be sorted by', () => {
  const shapes: readonly ResourceShape[] = Object.values(resources);
  const named = shapes.filter(({ englishName }) => englishName !== undefined);
  expect(named).not.toEqual([]);
  for (const { sortable, englishName } of named) expect(sortable).toContain(englishName);
});

it.each([
  ['of this brand', 'b1', { brandId: 'b1' }, true],
  ['of another brand', 'b2', { brandId: 'b1' }, false],
  ['of no brand', null, { brandId: 'b1' }, true],
  ['before a brand is chosen', 'b2', undefined, true],
])('a person %s can be chosen: %s, %o, %s', (_of, brandId, within, expected) => {
  expect(isAmong({ id: 'p', version: 1, brandId } as never, within)).toBe(expected);
});
