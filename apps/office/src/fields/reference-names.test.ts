import { resources } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { expect, it } from 'vitest';
import { sortOf } from './reference-names.ts';

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
