import { describe, expect, it } from 'vitest';
import { isUndecided } from './undecided-column.ts';

const column = { field: null, numbers: null, sample: ['x'], isUnclear: false, isRemembered: false };

describe('a column of an import', () => {
  it.each([
    ['its values have no field', {}],
    ['its numbers are ambiguous', { field: 'listPrice', isUnclear: true }],
    ['its numbers are as ambiguous as before', { field: 'listPrice', isUnclear: true, isRemembered: true }],
  ])('awaits a decision when %s', (_, part) => {
    expect(isUndecided({ ...column, ...part })).toBe(true);
  });

  it.each([
    ['it has a field', { field: 'listPrice' }],
    ['it is empty', { sample: [] }],
    ['it was left out of the last file of the source', { isRemembered: true }],
    ['its numbers have a style', { field: 'listPrice', isUnclear: true, numbers: 'comma' as const }],
  ])('is ready when %s', (_, part) => {
    expect(isUndecided({ ...column, ...part })).toBe(false);
  });
});
