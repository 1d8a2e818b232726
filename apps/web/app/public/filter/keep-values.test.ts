import type { Facet } from '@ayrac/contract/filter.ts';
import { expect, it } from 'vitest';
import { keepValues } from './keep-values.ts';

const choice = (name: 'brand' | 'fuel', ...counts: readonly (readonly [string, number])[]): Facet => ({
  kind: 'choice',
  name,
  values: counts.map(([value, campaigns]) => ({ value, label: value, campaigns, isChosen: false })),
});

it('a value that finds nothing any more keeps its place with a count of zero', () => {
  const shown = [choice('brand', ['alaz', 6], ['bijon', 2], ['çınar', 3], ['veloka', 1])];
  const next = [choice('brand', ['çınar', 3], ['demir', 5])];
  expect(keepValues(shown, next)).toEqual([
    choice('brand', ['alaz', 0], ['bijon', 0], ['çınar', 3], ['veloka', 0], ['demir', 5]),
  ]);
});

it('a filter that is no longer offered disappears, and a range keeps its own bounds', () => {
  const range: Facet = { kind: 'range', name: 'price', lowest: 1, highest: 9, from: null, to: null };
  const narrower: Facet = { ...range, highest: 5 };
  expect(keepValues([choice('fuel', ['electric', 1]), range], [narrower])).toEqual([narrower]);
});
