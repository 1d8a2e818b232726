import type { CategoryValue } from '@ayrac/contract/category.ts';
import { describe, expect, it } from 'vitest';
import { categoryOptions, fullestOptions, optionsAlong, withoutClosed } from './category-options.ts';

function row(
  id: string,
  parent: string | 0,
  campaigns: number,
  names: [tr: string, en?: string],
): CategoryValue {
  const [name, nameEn = null] = names;
  return { id, name, nameEn, parentCategoryId: parent, isActive: true, icon: 'tag', slug: id, campaigns };
}

const rows = [
  row('car', 0, 7, ['Otomobil', 'Cars']),
  row('new', 'car', 7, ['Sıfır', 'New']),
  row('suv', 'new', 2, ['SUV']),
  row('lift', 'new', 0, ['Asansör', 'Lift']),
  row('art', 0, 0, ['Çiçek', 'Zinnias']),
  row('ins', 0, 9, ['Sigorta', 'Insurance']),
];

describe('category options', () => {
  const roots = categoryOptions(rows, 'tr');

  it('are the root categories and those with campaigns, in Turkish order', () => {
    expect(roots.map(({ id }) => id)).toEqual(['art', 'car', 'ins']);
    expect(roots[1]?.children[0]?.children.map(({ id }) => id)).toEqual(['suv']);
  });

  it('have their parent, and whether they have subcategories', () => {
    expect(roots[1]).toMatchObject({ parentId: null, hasChildren: true });
    expect(roots[1]?.children[0]).toMatchObject({ parentId: 'car', hasChildren: true });
    expect(roots[0]).toMatchObject({ hasChildren: false });
  });

  it('count requestable campaigns, and omit subcategories without any', () => {
    const open = withoutClosed(rows, [
      { category: 'car', campaigns: 2 },
      { category: 'suv', campaigns: 2 },
    ]);
    const car = categoryOptions(open, 'tr').find(({ id }) => id === 'car');
    expect(car).toMatchObject({ campaigns: 5, children: [{ id: 'new', campaigns: 7, children: [] }] });
  });

  it('have English names, and are marked when untranslated', () => {
    const english = categoryOptions(rows, 'en');
    expect(english.map(({ name }) => name.text)).toEqual(['Cars', 'Insurance', 'Zinnias']);
    expect(english[0]?.children[0]?.children[0]?.name).toEqual({ text: 'SUV', lang: 'tr' });
  });

  it.each([
    [
      ['car', 'new', 'suv'],
      ['car', 'new', 'suv'],
    ],
    [['car', 'gone', 'suv'], ['car']],
    [['suv'], []],
    [[], []],
  ])('along %j are %j', (ids, found) => {
    expect(optionsAlong(roots, ids).map(({ id }) => id)).toEqual(found);
  });

  it('with most campaigns link onwards, empty ones never', () => {
    expect(fullestOptions(roots, 5).map(({ id }) => id)).toEqual(['ins', 'car']);
    expect(fullestOptions(roots, 1).map(({ id }) => id)).toEqual(['ins']);
  });
});
