import type { Facet } from '@ayrac/contract/filter.ts';
import { expect, it } from 'vitest';
import { chosenFilters } from './chosen-filters.ts';

const value = (name: string, isChosen: boolean) => ({ value: name, label: null, campaigns: 1, isChosen });
const range = { kind: 'range', lowest: 1, highest: 9 } as const;

it.each<[string, Facet[], ReturnType<typeof chosenFilters>]>([
  ['nothing', [{ kind: 'choice', name: 'fuel', values: [value('lpg', false)] }], {}],
  [
    'ticked values',
    [
      {
        kind: 'choice',
        name: 'fuel',
        values: [value('diesel', true), value('lpg', false), value('electric', true)],
      },
    ],
    { fuel: ['diesel', 'electric'] },
  ],
  ['an open range', [{ ...range, name: 'price', from: 5, to: null }], { price: { from: 5, to: null } }],
  ['a range that is not asked for', [{ ...range, name: 'price', from: null, to: null }], {}],
])('of the options of a list, %s is selected', (_, facets, filters) => {
  expect(chosenFilters({ facets })).toEqual(filters);
});
