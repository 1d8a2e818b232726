import { expect, it } from 'vitest';
import { ownersOfMany } from './owners-of-many.ts';

const ofAll = { isOfAllBrands: 'true' };

it.each([
  ['of one brand', ['ours', 'ours'], undefined, { brandId: 'ours' }],
  ['of several brands', ['ours', 'theirs', 'ours'], undefined, ofAll],
  ['not loaded, of the listed brand', undefined, 'ours', { brandId: 'ours' }],
  ['not loaded, of any brand', undefined, undefined, ofAll],
])('for leads %s, the people who can own all of them are offered', (_, chosen, listed, filters) => {
  expect(ownersOfMany(chosen, listed)).toEqual(filters);
});
