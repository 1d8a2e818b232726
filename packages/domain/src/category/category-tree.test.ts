import { describe, expect, it } from 'vitest';
import {
  activeCategoryIds,
  ancestorsOf,
  buildCategoryTree,
  type CategoryNode,
  type CategoryRow,
  categoryPath,
  descendantsOf,
  visibleCategories,
} from './category-tree.ts';

function row(id: string, parentCategoryId: CategoryRow['parentCategoryId'], name = id): CategoryRow {
  return { id, parentCategoryId, name, isActive: true };
}

function off(category: CategoryRow): CategoryRow {
  return { ...category, isActive: false };
}

function outline(nodes: readonly CategoryNode[]): string {
  return nodes
    .map(({ category, level, children }) => {
      const below = children.length > 0 ? `(${outline(children)})` : '';
      return `${category.id}${level}${below}`;
    })
    .join(' ');
}

const idsOf = (rows: readonly CategoryRow[]) => rows.map(({ id }) => id).join(' ');

const shop = [
  row('suv', 'car', 'SUV'),
  row('car', 'vehicle', 'Otomobil'),
  row('vehicle', 0, 'Taşıt'),
  row('health', null, 'Sağlık'),
  row('moto', 'vehicle', 'Motosiklet'),
  row('cicek', 0, 'Çiçek'),
];

describe('category tree', () => {
  // Specification 3.9, 3.10
  it.each<[string, CategoryRow[], string]>([
    ['roots, levels and names in the Turkish alphabet', shop, 'cicek0 health0 vehicle0(moto1 car1(suv2))'],
    ['nothing', [], ''],
    ['an orphan, which becomes a root', [row('a', 0), row('b', 'gone')], 'a0 b0'],
    ['its own parent, which becomes a root', [row('a', 'a'), row('b', 'a')], 'a0(b1)'],
    ['a circle, cut where it was entered', [row('a', 'b'), row('b', 'c'), row('c', 'a')], 'a0(c1(b2))'],
    ['a tail on a circle', [row('t', 'a'), row('a', 'b'), row('b', 'a')], 'a0(b1 t1)'],
    ['one id twice, of which the first counts', [row('a', 0), row('b', 'a'), row('b', 0)], 'a0(b1)'],
    [
      'a set order',
      [
        { ...row('a', 0), position: 20 },
        { ...row('b', 0), position: 10 },
      ],
      'b0 a0',
    ],
    ['equal names, which fall to the id', [row('2', 0, 'x'), row('1', 0, 'x')], '10 20'],
  ])('handles %s', (_case, rows, expected) => {
    expect(outline(buildCategoryTree(rows))).toBe(expected);
  });

  it('handles a chain of 50,000 generations', () => {
    const chain = Array.from({ length: 50_000 }, (_, depth) =>
      row(String(depth), depth === 0 ? 0 : String(depth - 1)),
    );
    expect(buildCategoryTree(chain)).toHaveLength(1);
    expect(categoryPath(chain, '49999')).toHaveLength(50_000);
    expect(descendantsOf(chain, '0')).toHaveLength(49_999);
    expect(activeCategoryIds(chain).size).toBe(50_000);
  });
});

describe('family of a category', () => {
  // Specification 3.10
  it.each([
    ['suv', 'vehicle car suv', 'vehicle car', ''],
    ['vehicle', 'vehicle', '', 'suv car moto'],
    ['car', 'vehicle car', 'vehicle', 'suv'],
    ['unknown', '', '', ''],
  ])('of %s: path %j, ancestors %j, descendants %j', (id, path, ancestors, descendants) => {
    expect(idsOf(categoryPath(shop, id))).toBe(path);
    expect(idsOf(ancestorsOf(shop, id))).toBe(ancestors);
    expect(idsOf(descendantsOf(shop, id))).toBe(descendants);
  });

  it('ends within a cycle', () => {
    const circle = [row('a', 'b'), row('b', 'a')];
    expect(idsOf(categoryPath(circle, 'b'))).toBe('a b');
    expect(idsOf(descendantsOf(circle, 'a'))).toBe('b');
    expect(idsOf(descendantsOf(circle, 'b'))).toBe('');
  });
});

// Specification 9.15
it('hiding a category hides its branch', () => {
  const rows = shop.map((category) => (category.id === 'car' ? off(category) : category));
  expect([...activeCategoryIds(rows)].toSorted()).toEqual(['cicek', 'health', 'moto', 'vehicle']);
});

// Specification 9.16
describe('visible categories', () => {
  it.each<[string, CategoryRow[], string[], string]>([
    ['roots even without campaigns', shop, [], 'vehicle health cicek'],
    ['a category that holds a campaign, with its ancestors', shop, ['suv'], 'suv car vehicle health cicek'],
    ['no sister of it', shop, ['moto', 'moto'], 'vehicle health moto cicek'],
    ['no inactive root', [off(row('a', 0)), row('b', 0)], [], 'b'],
    ['nothing below an inactive category', [off(row('a', 0)), row('b', 'a')], ['b'], ''],
    ['nothing of an unknown category', shop, ['unknown'], 'vehicle health cicek'],
  ])('%s', (_case, rows, holding, expected) => {
    expect(idsOf(visibleCategories(rows, holding))).toBe(expected);
  });
});
