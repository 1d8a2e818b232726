import type { CategoryLink } from '@ayrac/contract/category.ts';
import type { ListFilters } from '@ayrac/contract/filter.ts';
import { describe, expect, it } from 'vitest';
import { narrowedCategories } from './narrowed-categories.ts';

const child = (slug: string, campaigns: number): CategoryLink => ({
  id: slug,
  slug,
  name: slug,
  icon: 'car',
  campaigns,
});

const children = [child('suv', 5), child('sedan', 4)];

function filtersWith(fuel: boolean, category: boolean): ListFilters {
  return {
    facets: [
      {
        kind: 'choice',
        name: 'category',
        values: [{ value: 'suv', label: 'suv', campaigns: 2, isChosen: category }],
      },
      {
        kind: 'choice',
        name: 'fuel',
        values: [{ value: 'electric', label: null, campaigns: 2, isChosen: fuel }],
      },
    ],
    whole: 9,
    reliefs: [],
    sorts: [],
  };
}

describe('the children of a category', () => {
  it.each([
    ['without filters', null],
    ['with nothing chosen', filtersWith(false, false)],
    ['with one of them ticked', filtersWith(false, true)],
  ])('keep their own counts %s', (_, filters) => {
    expect(narrowedCategories(children, filters)).toEqual({ children, filters: {} });
  });

  it('are counted below the other filters, which their links keep, and leave where none is left', () => {
    expect(narrowedCategories(children, filtersWith(true, true))).toEqual({
      children: [child('suv', 2)],
      filters: { fuel: ['electric'] },
    });
  });
});
