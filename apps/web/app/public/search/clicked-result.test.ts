import { expect, it } from 'vitest';
import { clickedResult } from './clicked-result.ts';

const links = [
  '/kategoriler/lastik',
  '/marka/yol',
  '/kampanyalar/a',
  '/kampanyalar/a',
  '/en/kampanyalar/b',
  '/search',
];

it.each([
  ['/kampanyalar/a', { kind: 'campaign', slug: 'a', place: 1 }],
  ['/en/kampanyalar/b', { kind: 'campaign', slug: 'b', place: 2 }],
  ['/marka/yol', { kind: 'brand', slug: 'yol', place: 1 }],
  ['/kategoriler/lastik', { kind: 'category', slug: 'lastik', place: 1 }],
  ['/search', undefined],
  ['/kampanyalar', undefined],
  ['/kampanyalar/a/teklif', undefined],
  ['/constructor/a', undefined],
])('a click on %s is recorded as %j', (path, result) => {
  expect(clickedResult(path, links)).toEqual(result);
});
