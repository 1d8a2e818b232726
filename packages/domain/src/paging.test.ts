import { expect, it } from 'vitest';
import { pageCount, pageOffset, readPage } from './paging.ts';

it.each([
  [null, 1],
  [undefined, 1],
  ['', 1],
  ['1', 1],
  ['2', 2],
  ['40', 40],
  ['41', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['01', undefined],
  ['1e1', undefined],
  [' 2', undefined],
  ['iki', undefined],
  ['9'.repeat(10_000), undefined],
])('the value %j requests page %s', (value, page) => {
  expect(readPage(value)).toBe(page);
});

// Specification 9.38
it.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [960, 40],
  [1_000_000, 40],
])('%s items have %s pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

it('the first page skips nothing, the third one 48', () => {
  expect([pageOffset(1), pageOffset(3)]).toEqual([0, 48]);
});
