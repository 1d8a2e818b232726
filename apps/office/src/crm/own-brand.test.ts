import { leads, suspectLeads } from '@ayrac/contract/office/leads.ts';
import { expect, it } from 'vitest';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { leavesOut, ofBrand } from './own-brand.ts';

const words = () => {
  throw new Error('No words are needed.');
};
const declared: ResourceDeclaration = {
  shape: leads,
  titleField: 'name',
  columns: ['dueAt', 'brandId', 'ownerId'],
  form: [],
  useWords: words,
};

it('a page of one brand is narrowed to it and does not show it', () => {
  expect(ofBrand(declared, 'b')).toEqual({
    ...declared,
    columns: ['dueAt', 'ownerId'],
    fixed: { brandId: 'b' },
  });
});

it('keeps the other filters of the page', () => {
  const waiting = { ...declared, shape: suspectLeads, fixed: { stand: 'waiting' } };
  expect(ofBrand(waiting, 'b').fixed).toEqual({ stand: 'waiting', brandId: 'b' });
});

it.each([
  ['every request', undefined, '', {}, false],
  ['one brand, for staff of all brands', undefined, '', { brandId: 'b' }, true],
  ['their brand, for its staff', 'b', '', { brandId: 'b' }, false],
  ['a filter in their brand', 'b', '', { brandId: 'b', stand: 'new' }, true],
  ['a search', undefined, 'ada', {}, true],
] as const)('a list of %s may leave out new requests', (_, own, q, filters, isExpected) => {
  expect(leavesOut({ q, filters, sort: 'dueAt', isBin: false }, own)).toBe(isExpected);
});
